/** Families of landing pages, `/landers/{family}`, with the layout of their pages (specification, section 2). */
export const LANDING_FAMILIES = [
  { family: 'video', layout: 'empty' },
  { family: 'gallery', layout: 'lander' },
  { family: 'maplanding', layout: 'lander' },
  { family: 'alonetonight', layout: 'empty' },
  { family: 'iconslanding', layout: 'lander' },
  { family: 'socialnetwork', layout: 'lander' },
  { family: 'collagelanding', layout: 'lander' },
  { family: 'transitionsvideolanding', layout: 'empty' },
] as const;

export type LandingFamily = (typeof LANDING_FAMILIES)[number]['family'];
