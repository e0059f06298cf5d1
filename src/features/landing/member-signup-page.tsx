import { HowItWorks } from './how-it-works.tsx';
import { LanderFrame } from './lander-frame.tsx';
import { MemberSignup } from './member/member-signup.tsx';
import { useShownMember } from './member/use-shown-member.ts';

/** The sign-up page that belongs to one member: that member, the form, and what each landing page tells beforehand. */
export default function MemberSignupPage({ memberId }: { memberId: number }) {
  const shown = useShownMember(memberId);
  return (
    <LanderFrame>
      <MemberSignup shown={shown} />
      {!shown.isLoading && <HowItWorks settings={shown.settings} />}
    </LanderFrame>
  );
}
