import type { MessageId, Translation } from '../../i18n/translation.ts';
import type { Niche } from '../../routing/landing-slug.ts';

export interface NicheWords {
  title: MessageId;
  line: MessageId;
  /** Label of the link to the sign-up form. */
  call: MessageId;
}

/** A niche's own texts override or precede those of the family; the main niche has none. */
const NICHE_WORDS: Readonly<Record<Niche, NicheWords | null>> = {
  1: null,
  2: { title: 'landing.she_title', line: 'landing.she_line', call: 'landing.she_call' },
  3: { title: 'landing.bdsm_title', line: 'landing.bdsm_line', call: 'landing.bdsm_call' },
  4: { title: 'landing.bbw_title', line: 'landing.bbw_line', call: 'landing.bbw_call' },
  5: { title: 'landing.gilf_title', line: 'landing.gilf_line', call: 'landing.gilf_call' },
  6: { title: 'landing.milf_title', line: 'landing.milf_line', call: 'landing.milf_call' },
  7: { title: 'landing.gay_title', line: 'landing.gay_line', call: 'landing.gay_call' },
};

/** Returns null for the main niche and for unknown ones. */
export function nicheWords(niche: number): NicheWords | null {
  return (
    new Map<number, NicheWords | null>(Object.entries(NICHE_WORDS).map(([key, words]) => [Number(key), words])).get(
      niche,
    ) ?? null
  );
}

/** Returns the page title of a family for a niche with its own texts. */
export function landingTitle(own: NicheWords, family: MessageId, t: Translation['t']): string {
  return `${t(own.title)} ${t(family)}`.replace(/\.$/, '');
}

/** Returns the description of that page for search engines. */
export function landingDescription(own: NicheWords, family: MessageId, t: Translation['t']): string {
  return `${t(own.line)} ${t(family)}`;
}
