import type { Look } from '../look.ts';
import sheet from './look.css?url';

export const look: Look = { sheet, themeColors: { light: '#16304f', dark: '#1a283c' } };
