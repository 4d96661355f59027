/** The tokens of the theme as a stylesheet (`app/theme/vite-theme.ts`). */
declare module 'virtual:theme.css';
