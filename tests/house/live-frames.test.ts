import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sqlFiles } from '../../src/platform/db/sql-files';
import { repositoryRoot } from '../../src/platform/root';

it('makes the frames of open pages in one SQL file', () => {
  const sources = join(repositoryRoot, 'src');
  const makers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|sql)$/.test(file))
    .filter((file) => readFileSync(join(sources, file), 'utf8').includes('pg_notify'));
  expect(makers).toEqual(['platform/live/functions/live.sql']);
});

it('lists what an order sets off', () => {
  const { functions, schema } = sqlFiles();
  const texts = [...schema, ...functions].map(({ text }) => text).join('\n');
  const triggers = [...texts.matchAll(/TRIGGER (\w+)\s[^;]*?\sON transactions\b/g)].map(
    ([, name = '']) => name,
  );
  const readme = readFileSync(join(repositoryRoot, 'src/topics/orders/README.md'), 'utf8');
  expect(triggers.length).toBeGreaterThan(0);
  expect([...readme.matchAll(/`(transactions_\w+)`/g)].map(([, name]) => name).sort()).toEqual(
    triggers.sort(),
  );
});
