import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../resources.config';
import { repositoryRoot } from '../../src/platform/root';

const folder = join(repositoryRoot, 'src/admin/server');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

/** Tables of the engine and the database catalogue. */
const OWN = /^(?:entities|entity_\w+|list_(?:views|layouts)|act_keys|pg_\w+|to_jsonb)$/;

it('the admin engine names no declared entity: what is true of one alone is handed to it', () => {
  const names = config.resources.map(({ name }) => name);
  expect(names).toContain('member');
  const named = sources.flatMap(({ file, text }) =>
    names.filter((name) => text.includes(`'${name}'`)).map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});

it('the admin engine reads no table but its own', () => {
  const read = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:from|join|into|update) ([a-z]+_[a-z_]+|entities)\b/g)]
      .filter(([, table = '']) => !OWN.test(table))
      .map(([, table]) => `${file}: ${table}`),
  );
  expect(read).toEqual([]);
});
