import type { ComponentType } from 'react';
import type { EveryPageMessageId } from '../../i18n/translation.ts';
import { loadWords } from '../../i18n/use-translation.ts';
import type { LandingLayout, LandingPageProps } from './landing-page-props.ts';

export interface LandingModule {
  default: ComponentType<LandingPageProps>;
}

/** Returns a loader for a landing page's code together with the messages that only landing pages need. */
export function withLandingWords<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([load(), loadWords('landings')]);
    return module;
  };
}

interface LandingFamily {
  family: string;
  layout: LandingLayout;
  title: EveryPageMessageId;
  page: () => Promise<LandingModule>;
}

/** Landing page families, `/landers/{family}`, and the layout of their pages (specification, section 2). */
export const LANDING_FAMILIES = [
  {
    family: 'video',
    layout: 'empty',
    title: 'landing.video_title',
    page: () => import('./video/video-page.tsx'),
  },
  {
    family: 'gallery',
    layout: 'lander',
    title: 'landing.gallery_title',
    page: () => import('./gallery/gallery-page.tsx'),
  },
  {
    family: 'maplanding',
    layout: 'lander',
    title: 'landing.map_title',
    page: () => import('./map/map-page.tsx'),
  },
  {
    family: 'alonetonight',
    layout: 'empty',
    title: 'landing.alone_title',
    page: () => import('./alone-tonight/alone-tonight-page.tsx'),
  },
  {
    family: 'iconslanding',
    layout: 'lander',
    title: 'landing.icons_title',
    page: () => import('./icons/icons-page.tsx'),
  },
  {
    family: 'socialnetwork',
    layout: 'lander',
    title: 'landing.social_title',
    page: () => import('./social-network/social-network-page.tsx'),
  },
  {
    family: 'collagelanding',
    layout: 'lander',
    title: 'landing.collage_title',
    page: () => import('./collage/collage-page.tsx'),
  },
  {
    family: 'transitionsvideolanding',
    layout: 'empty',
    title: 'landing.transitions_title',
    page: () => import('./transitions/transitions-page.tsx'),
  },
] as const satisfies readonly LandingFamily[];
