import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../src/platform/root';
import type { Pages } from '../../src/server/plugins/static';
import { NO_ASSETS } from '../../src/topics/website/server/assets';

/** The unbuilt page, so that API tests need no build. */
export function sourcePages(): Pages {
  const html = readFileSync(join(repositoryRoot, 'index.html'), 'utf8');
  return { html: async () => html, files: null, connect: [], website: NO_ASSETS };
}
