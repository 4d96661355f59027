/** The tokens of the theme as a stylesheet (`app/theme/vite-theme.ts`). */
declare module 'virtual:theme.css';

/** What administrators write by hand (`scripts/vite-configuration.ts`). */
declare module 'virtual:configuration' {
  export const config: import('../core/schema/resource').Config;
  /** The text of `access.model.conf`. */
  export const accessModel: string;
}
