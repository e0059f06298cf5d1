import type { TemplateName } from '../../worker/public/runtime-configuration.ts';

/** How the whole looks in a template. */
export interface Look {
  /** Address of its sheet: fonts and tokens. */
  sheet: string;
  /** Colours of the browser's own bars. */
  themeColors: { light: string; dark: string };
}

/** A few words of each template; its sheet is loaded where it is shown. */
const LOOKS = import.meta.glob<Look>('./*/look.ts', { import: 'look', eager: true });

/** Throws where the template has no folder. */
export function lookOf(name: TemplateName): Look {
  const look = LOOKS[`./${name}/look.ts`];
  if (look === undefined) throw new Error(`There is no src/templates/${name}/look.ts`);
  return look;
}
