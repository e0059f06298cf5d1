import './fonts.css';
import './tokens.css';

export const themeColors = { light: '#faf6f1', dark: '#17121a' };
