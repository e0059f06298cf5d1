import { useTranslation } from '../../i18n/use-translation.ts';
import type { LandingSlug } from '../../routing/landing-slug.ts';
import CallBar from './call-bar.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LanderFrame } from './lander-frame.tsx';
import { LandingAddress } from './landing-address.tsx';
import { MemberCover } from './member/member-cover.tsx';
import { MemberLetter } from './member/member-letter.tsx';
import { MemberPortrait } from './member/member-portrait.tsx';
import { useShownMember } from './member/use-shown-member.ts';

/** `/members/{memberId}/landing`, `landing2/{slug}`, `landing3/{slug}`. */
export type MemberLandingKind = 'landing' | 'landing2' | 'landing3';

interface MemberLandingPageProps {
  memberId: number;
  kind: MemberLandingKind;
  slug: LandingSlug | null;
}

/** A campaign landing page about one member: a portrait with facts, a letter to answer, or a full-screen cover. */
export default function MemberLandingPage({ memberId, kind, slug }: MemberLandingPageProps) {
  const { t } = useTranslation();
  const shown = useShownMember(memberId);
  const page = (
    <LanderFrame layout={kind === 'landing' ? 'lander' : 'empty'} slug={slug}>
      {kind === 'landing' && <MemberPortrait shown={shown} />}
      {kind === 'landing2' && <MemberLetter shown={shown} />}
      {kind === 'landing3' && <MemberCover shown={shown} />}
      {!(kind !== 'landing3' && shown.isLoading) && <HowItWorks settings={shown.settings} />}
      <CallBar words={t('member.visitor_signup')} />
    </LanderFrame>
  );
  return slug === null ? page : <LandingAddress slug={slug}>{page}</LandingAddress>;
}
