import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../server/root';

it('makes the frames of open pages in one SQL file', () => {
  const server = join(repositoryRoot, 'server');
  const makers = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|sql)$/.test(file))
    .filter((file) => readFileSync(join(server, file), 'utf8').includes('pg_notify'));
  expect(makers).toEqual(['db/functions/live.sql']);
});
