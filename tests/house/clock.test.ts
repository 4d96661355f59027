import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../server/root';

/** `api` may not import the server's clock, and measures durations of this browser alone. */
const FOLDERS = ['app', 'custom', 'features', 'fields', 'layout', 'pages', 'screens', 'ui'];

it('reads the browser’s clock and zone nowhere on screen', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(repositoryRoot, 'src', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `src/${folder}/${file}`),
  );
  const found = files.filter((file) =>
    /new Date\(\)|\bdayjs\(|\bDate\.now\b|getTimezoneOffset|toLocale\w*String/.test(
      readFileSync(join(repositoryRoot, file), 'utf8'),
    ),
  );
  expect(found).toEqual(['src/ui/server-clock.ts']);
});
