import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../src/platform/root';

/** Code of browsers; what makes calls may not import the server's clock, and measures durations of this browser alone. */
const ON_SCREEN = /^(?:ui|web|admin\/web|topics\/[\w-]+\/web)\/(?!session\/|data\/)/;

it('reads the browser’s clock and zone nowhere on screen', () => {
  const files = readdirSync(join(repositoryRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && ON_SCREEN.test(file))
    .map((file) => `src/${file}`);
  const found = files.filter((file) =>
    /new Date\(\)|\bdayjs\(|\bDate\.now\b|getTimezoneOffset|toLocale\w*String/.test(
      readFileSync(join(repositoryRoot, file), 'utf8'),
    ),
  );
  expect(found).toEqual(['src/ui/server-clock.ts']);
});
