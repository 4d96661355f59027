import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../src/platform/root';

it('makes the frames of open pages in one SQL file', () => {
  const sources = join(repositoryRoot, 'src');
  const makers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|sql)$/.test(file))
    .filter((file) => readFileSync(join(sources, file), 'utf8').includes('pg_notify'));
  expect(makers).toEqual(['platform/live/functions/live.sql']);
});
