import type { Look } from '../look.ts';
import sheet from './look.css?url';

export const look: Look = { sheet, themeColors: { light: '#f8f3e9', dark: '#120c16' } };
