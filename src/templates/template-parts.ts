import type { TemplateName } from '../../worker/public/runtime-configuration.ts';
import { type Feature, variantOf } from './features.ts';

/** What a template changes of the parts of the interface; a part may be shown in another template than the whole. */
export interface TemplateParts {
  /** Address of its sheet: rules under `[data-<part>="<name>"]`, with the class names of the parts' own sheets. */
  sheet: string | null;
  /** Whose frame stands around the pages of members (src/app/navigation). */
  navigation: 'social' | 'classic' | 'lavish';
  /** How the order of search results is chosen. */
  searchOrder: 'list' | 'tabs';
  /** Home as a feed of large cards, or as blocks beside each other. */
  home: 'feed' | 'blocks';
  /** The picture beside sign-up and log-in. */
  art: 'meeting' | 'cover';
  /**
   * After `length` cards the layout of the likes begins anew, and the first of each `coverEvery` is shown large; null:
   * every row is like the others.
   */
  likePattern: { length: number; coverEvery: number } | null;
}

/** A few words of each template; its sheet is loaded where it is shown. */
const PARTS = import.meta.glob<TemplateParts>('./*/parts.ts', { import: 'parts', eager: true });

/** What the template changes of the parts. Throws where it has no folder. */
export function partsOf(name: TemplateName): TemplateParts {
  const parts = PARTS[`./${name}/parts.ts`];
  if (parts === undefined) throw new Error(`There is no src/templates/${name}/parts.ts`);
  return parts;
}

/** The part of the interface that each choice belongs to. */
const CHOICE_PARTS = {
  navigation: 'navigation',
  searchOrder: 'profile_search',
  home: 'ui',
  art: 'ui',
  likePattern: 'likes',
} as const satisfies Record<Exclude<keyof TemplateParts, 'sheet'>, Feature>;

/** What the template that a part is shown in has chosen for it. */
export function choiceOf<Choice extends keyof typeof CHOICE_PARTS>(choice: Choice): TemplateParts[Choice] {
  return partsOf(variantOf(CHOICE_PARTS[choice]))[choice];
}
