import type { TemplateParts } from '../template-parts.ts';
import memberSheet from './members.css?url';
import sheet from './parts.css?url';

export const parts: TemplateParts = {
  // What only this template shows: the base of all templates lives next to the parts' own code.
  sheet,
  // Visitors do not wait for it.
  memberSheet,
  navigation: 'social',
  memberColumns: false,
  memberMosaic: false,
  memberSpread: false,
  searchFilters: 'fields',
  home: 'feed',
  art: 'meeting',
  chatPlate: false,
  faces: 'circle',
  matchFinder: 'tiles',
  indexAside: 'faces',
  likePattern: { length: 11, coverEvery: 11 },
  likeColumns: false,
  moreMembers: 'faces',
};
