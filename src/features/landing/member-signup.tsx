import { SignupPanel } from '../signup/signup-panel.tsx';
export default function MemberSignup({ memberId }: { memberId: number }) {
  return <SignupPanel memberId={memberId} headingLevel={1} />;
}
