import type { TemplateParts } from '../template-parts.ts';

export const parts: TemplateParts = {
  // What all templates start from stands beside the parts themselves.
  sheet: null,
  navigation: 'social',
  searchOrder: 'list',
  home: 'feed',
  art: 'meeting',
  likePattern: null,
};
