import type { TemplateName } from '../../worker/public/runtime-configuration.ts';
import { type Feature, variantOf } from './features.ts';

/** What a template changes in the parts of the interface; parts may come from another template than the page. */
export interface TemplateParts {
  /** URL of its stylesheet: rules under `[data-<part>="<name>"]`, using the parts' own class names. */
  sheet: string | null;
  /** URL of a second one, with the rules that only pages of members need: it is loaded with their frame. */
  memberSheet?: string;
  /** Frame around the members' pages (src/app/navigation). */
  navigation: 'social' | 'classic' | 'lavish';
  /** Whether the results of the search are a table, with heads over its columns. */
  memberColumns: boolean;
  /** Whether tiles of members, in the search and the likes, are of several sizes that fill their rows; see mosaic.ts. */
  memberMosaic: boolean;
  /** Whether a member's page is a spread: a second photo stands between what they tell. */
  memberSpread: boolean;
  /** What the filters of the search are in a wide window. */
  searchFilters: 'fields' | 'sentence';
  /** Home as a feed of large cards, as blocks side by side, or a cover with the news beside it. */
  home: 'feed' | 'blocks' | 'cover';
  /** Picture beside the sign-up and login forms. */
  art: 'meeting' | 'register' | 'cover';
  /** Whether a wide window has the other one's portrait beside a conversation, with what is known of them below it. */
  chatPlate: boolean;
  /** The shape of small pictures of people beside each other. */
  faces: 'circle' | 'portrait';
  /** One question a view, as tiles with drawings or beside the cover; or all questions as a form. */
  matchFinder: 'tiles' | 'form' | 'split';
  /** What the start page shows beside its form: the picture, some rows of the directory of members, or people as cards. */
  indexAside: 'art' | 'directory' | 'faces';
  /**
   * The layout of the likes repeats after `length` cards, and the first of every `coverEvery` is shown large; null if
   * all rows are alike.
   */
  likePattern: { length: number; coverEvery: number } | null;
  /** Whether the likes are a table, with the day of each. */
  likeColumns: boolean;
  /** How a member's page ends with whom to look at next. */
  moreMembers: 'faces' | 'cards';
}

/** Eager, since each is tiny: a stylesheet itself is loaded only if its template is shown. */
const PARTS = import.meta.glob<TemplateParts>('./*/parts.ts', { import: 'parts', eager: true });

/** Returns what a template changes in the parts. Throws if its folder has no parts.ts. */
export function partsOf(name: TemplateName): TemplateParts {
  const parts = PARTS[`./${name}/parts.ts`];
  if (parts === undefined) throw new Error(`There is no src/templates/${name}/parts.ts`);
  return parts;
}

/** The part of the interface that each choice belongs to. */
const CHOICE_PARTS = {
  navigation: 'navigation',
  memberColumns: 'profile_search',
  memberMosaic: 'likes',
  memberSpread: 'member_details',
  searchFilters: 'profile_search',
  home: 'ui',
  art: 'ui',
  chatPlate: 'chat',
  faces: 'ui',
  matchFinder: 'ui',
  indexAside: 'ui',
  likePattern: 'likes',
  likeColumns: 'likes',
  moreMembers: 'member_details',
} as const satisfies Record<Exclude<keyof TemplateParts, 'sheet' | 'memberSheet'>, Feature>;

/** Returns the value of a choice in the template that provides its part. */
export function choiceOf<Choice extends keyof typeof CHOICE_PARTS>(choice: Choice): TemplateParts[Choice] {
  return partsOf(variantOf(CHOICE_PARTS[choice]))[choice];
}
