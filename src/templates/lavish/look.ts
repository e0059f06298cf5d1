import './fonts.css';
import './tokens.css';

export const themeColors = { light: '#f8f3e9', dark: '#120c16' };
