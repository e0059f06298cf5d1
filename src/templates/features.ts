import type { Settings } from '../../worker/public/rows.ts';
import type { TemplateName } from '../../worker/public/runtime-configuration.ts';

/** A part of the interface that an operator may take from another template (specification, section 3). */
export type Feature = keyof Settings['features'];

/** The look of the whole, and per part of the interface whose variant stands there. */
export interface TemplateChoice {
  template: TemplateName;
  /** A part that is not named is the template's own. */
  features: ReadonlyMap<Feature, TemplateName>;
}

export const FEATURES = [
  'navigation',
  'ui',
  'signup',
  'profile_search',
  'member_details',
  'chat',
  'likes',
  'my_profile',
  'notifications',
  'footer',
] as const satisfies readonly Feature[];

/** Every part as the template itself has it. */
export function wholeTemplate(template: TemplateName): TemplateChoice {
  return { template, features: new Map() };
}

/** Attributes of `<html>` by which the sheets of templates know where they hold: `data-<part>` with its variant. */
export function choiceAttributes({ template, features }: TemplateChoice): [name: string, variant: TemplateName][] {
  return FEATURES.map((feature) => [`data-${feature.replace('_', '-')}`, features.get(feature) ?? template]);
}

let current = wholeTemplate('social');

/** Called once, before the first render; another choice takes effect with a reload (`setTemplate`). */
export function fixChoice(choice: TemplateChoice): void {
  current = choice;
}

export function currentTemplate(): TemplateName {
  return current.template;
}

/** Whose variant of a part stands here. The same for the whole life of the page. */
export function variantOf(feature: Feature): TemplateName {
  return current.features.get(feature) ?? current.template;
}
