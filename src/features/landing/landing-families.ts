import type { MessageId } from '../../i18n/translation.ts';

/** Families of landing pages, `/landers/{family}`, with the layout of their pages (specification, section 2). */
export const LANDING_FAMILIES = [
  { family: 'video', layout: 'empty', title: 'landing.video_title' },
  { family: 'gallery', layout: 'lander', title: 'landing.gallery_title' },
  { family: 'maplanding', layout: 'lander', title: 'landing.map_title' },
  { family: 'alonetonight', layout: 'empty', title: 'landing.alone_title' },
  { family: 'iconslanding', layout: 'lander', title: 'landing.icons_title' },
  { family: 'socialnetwork', layout: 'lander', title: 'landing.social_title' },
  { family: 'collagelanding', layout: 'lander', title: 'landing.collage_title' },
  { family: 'transitionsvideolanding', layout: 'empty', title: 'landing.transitions_title' },
] as const satisfies readonly { family: string; layout: string; title: MessageId }[];

export type LandingFamily = (typeof LANDING_FAMILIES)[number]['family'];
