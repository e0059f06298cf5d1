import type { TemplateParts } from '../template-parts.ts';
import sheet from './parts.css?url';

export const parts: TemplateParts = {
  sheet,
  navigation: 'lavish',
  memberColumns: false,
  memberMosaic: true,
  memberSpread: true,
  searchFilters: 'sentence',
  home: 'cover',
  art: 'cover',
  chatPlate: true,
  faces: 'portrait',
  matchFinder: 'split',
  indexAside: 'art',
  likePattern: { length: 18, coverEvery: 9 },
  likeColumns: false,
  moreMembers: 'cards',
};
