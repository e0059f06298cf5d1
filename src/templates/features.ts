import type { Settings } from '../../worker/public/rows.ts';
import type { TemplateName } from '../../worker/public/runtime-configuration.ts';

/** A part of the interface that operators may take from another template (specification, section 3). */
export type Feature = keyof Settings['features'];

/** The template of the page, and the variants of individual parts of the interface. */
export interface TemplateChoice {
  template: TemplateName;
  /** Parts not listed come from `template`. */
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

/** Returns a choice in which every part comes from the template itself. */
export function wholeTemplate(template: TemplateName): TemplateChoice {
  return { template, features: new Map() };
}

/** Returns the attributes of `<html>` that scope the templates' stylesheets: `data-<part>` with its variant. */
export function choiceAttributes({ template, features }: TemplateChoice): [name: string, variant: TemplateName][] {
  return FEATURES.map((feature) => [`data-${feature.replace('_', '-')}`, features.get(feature) ?? template]);
}

let current = wholeTemplate('social');

/** Must be called once, before the first render; a later choice takes a reload (`setTemplate`). */
export function fixChoice(choice: TemplateChoice): void {
  current = choice;
}

export function currentTemplate(): TemplateName {
  return current.template;
}

/** Returns the template whose variant of a part is shown. Constant for the lifetime of the page. */
export function variantOf(feature: Feature): TemplateName {
  return current.features.get(feature) ?? current.template;
}
