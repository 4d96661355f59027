import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Built files of websites by their addresses; without a build, pages work without style and scripts. */
export interface WebsiteAssets {
  /** Address of the style sheet; null without a build. */
  style: string | null;
  /** Address of an island; null without a build. */
  script(name: string): string | null;
  /** Folder of the files; null without a build. */
  folder: string | null;
}

export const NO_ASSETS: WebsiteAssets = { style: null, script: () => null, folder: null };

/** Path of built files on every website. */
export const ASSETS = '/aset';

/** Files that `scripts/vite-website.ts` has built. */
export function builtAssets(folder: string): WebsiteAssets {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) return NO_ASSETS;
  const built = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
  const at = (source: string): string | null => {
    const found = built[source]?.file;
    return found === undefined ? null : `${ASSETS}/${found}`;
  };
  return { folder, style: at('styles/site.css'), script: (name) => at(`islands/${name}.ts`) };
}
