import { LanderFrame } from './lander-frame.tsx';
import { MemberSignup } from './member/member-signup.tsx';
import { useShownMember } from './member/use-shown-member.ts';

/** The sign-up at one member's page: the form first, and for whom it is. */
export default function MemberSignupPage({ memberId }: { memberId: number }) {
  return (
    <LanderFrame>
      <MemberSignup shown={useShownMember(memberId)} />
    </LanderFrame>
  );
}
