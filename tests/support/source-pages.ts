import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pages } from '../../server/plugins/static';
import { repositoryRoot } from '../../server/root';

/** The unbuilt page, so that API tests need no build. */
export function sourcePages(): Pages {
  const html = readFileSync(join(repositoryRoot, 'index.html'), 'utf8');
  return { html: async () => html, files: null, connect: [] };
}
