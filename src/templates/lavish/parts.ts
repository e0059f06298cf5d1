import type { TemplateParts } from '../template-parts.ts';
import sheet from './parts.css?url';

export const parts: TemplateParts = {
  sheet,
  navigation: 'lavish',
  searchOrder: 'list',
  searchFilters: 'sentence',
  deckDetails: false,
  home: 'blocks',
  art: 'cover',
  faces: 'portrait',
  matchFinder: 'split',
  indexAside: 'art',
  likePattern: { length: 14, coverEvery: 7 },
  likeColumns: false,
};
