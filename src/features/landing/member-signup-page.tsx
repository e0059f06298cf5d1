import { LanderFrame } from './lander-frame.tsx';
import { MemberHero } from './member-hero.tsx';

/** The sign-up at one member's page. */
export default function MemberSignupPage({ memberId }: { memberId: number }) {
  return (
    <LanderFrame>
      <MemberHero memberId={memberId} kind="landing" />
    </LanderFrame>
  );
}
