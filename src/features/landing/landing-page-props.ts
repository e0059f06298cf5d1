import type { MessageId } from '../../i18n/translation.ts';
import type { LandingSlug } from '../../routing/landing-slug.ts';

/** Props of every landing family's page. */
export interface LandingPageProps {
  /** The family's title; all niches except the main one override it. */
  title: MessageId;
  slug: LandingSlug;
}
