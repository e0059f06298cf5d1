import type { TemplateParts } from '../template-parts.ts';
import sheet from './parts.css?url';

export const parts: TemplateParts = {
  sheet,
  navigation: 'classic',
  memberColumns: true,
  memberMosaic: false,
  memberSpread: false,
  searchFilters: 'fields',
  home: 'blocks',
  art: 'register',
  chatPlate: true,
  faces: 'circle',
  matchFinder: 'form',
  indexAside: 'directory',
  likePattern: null,
  likeColumns: true,
  moreMembers: 'faces',
};
