import type { TemplateParts } from '../template-parts.ts';

export const parts: TemplateParts = {
  // Its styles are the base of all templates and live next to the parts' own code.
  sheet: null,
  navigation: 'social',
  memberColumns: false,
  memberMosaic: false,
  searchFilters: 'fields',
  home: 'feed',
  art: 'meeting',
  faces: 'circle',
  matchFinder: 'tiles',
  indexAside: 'faces',
  likePattern: null,
  likeColumns: false,
};
