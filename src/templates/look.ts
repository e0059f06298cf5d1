import type { TemplateName } from '../../worker/public/runtime-configuration.ts';

/** Overall look of a template. */
export interface Look {
  /** URL of its stylesheet: fonts and tokens. */
  sheet: string;
  /** Colours of the browser's own bars (`theme-color`). */
  themeColors: { light: string; dark: string };
}

/** Eager, since each is tiny: a stylesheet itself is loaded only if its template is shown. */
const LOOKS = import.meta.glob<Look>('./*/look.ts', { import: 'look', eager: true });

/** Returns the look of a template. Throws if its folder has no look.ts. */
export function lookOf(name: TemplateName): Look {
  const look = LOOKS[`./${name}/look.ts`];
  if (look === undefined) throw new Error(`There is no src/templates/${name}/look.ts`);
  return look;
}
