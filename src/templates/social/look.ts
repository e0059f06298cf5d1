import type { Look } from '../look.ts';
import sheet from './look.css?url';

export const look: Look = { sheet, themeColors: { light: '#faf6f1', dark: '#17121a' } };
