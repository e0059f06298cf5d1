import { LanderFrame } from './lander-frame.tsx';
import { MemberSignup } from './member/member-signup.tsx';
import { useShownMember } from './member/use-shown-member.ts';

/** The sign-up page that belongs to one member: just that member and the form. */
export default function MemberSignupPage({ memberId }: { memberId: number }) {
  return (
    <LanderFrame>
      <MemberSignup shown={useShownMember(memberId)} />
    </LanderFrame>
  );
}
