import type { MessageId } from '../../i18n/translation.ts';
import type { LandingSlug } from '../../routing/landing-slug.ts';

/** What the page of each landing family is given. */
export interface LandingPageProps {
  /** Of the family; niches but the main one have words of their own. */
  title: MessageId;
  slug: LandingSlug;
}
