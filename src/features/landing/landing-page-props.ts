import type { EveryPageMessageId } from '../../i18n/translation.ts';
import type { LandingSlug } from '../../routing/landing-slug.ts';

/** `lander`: a bar above the page. `empty`: the page starts at the top of the screen, with the bar upon it. */
export type LandingLayout = 'lander' | 'empty';

/** Props of every landing family's page. */
export interface LandingPageProps {
  /** The family's title; all niches except the main one override it. */
  title: EveryPageMessageId;
  layout: LandingLayout;
  slug: LandingSlug;
}
