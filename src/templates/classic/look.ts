import './fonts.css';
import './tokens.css';

export const themeColors = { light: '#16304f', dark: '#0a1019' };
