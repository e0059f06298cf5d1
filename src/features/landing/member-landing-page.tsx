import { AutoSlug } from './auto-slug.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LanderFrame } from './lander-frame.tsx';
import { MemberHero, type MemberLandingKind } from './member-hero.tsx';
import { usePortraits } from './use-portraits.ts';

interface MemberLandingPageProps {
  memberId: number;
  kind: MemberLandingKind;
  slug: string | null;
}

/** A campaign's page around one member. */
export default function MemberLandingPage({ memberId, kind, slug }: MemberLandingPageProps) {
  const { settings } = usePortraits();
  return (
    <AutoSlug slug={slug}>
      <LanderFrame>
        <MemberHero memberId={memberId} kind={kind} />
        <HowItWorks settings={settings} />
      </LanderFrame>
    </AutoSlug>
  );
}
