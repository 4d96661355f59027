import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../server/root';

/** A state compared with its number; 0 is also what the browser says of an answer that never came. */
const BARE = /\b\w*(?:[Ss]tatus|refunded)\)? [!=]== [1-9]\b/;

const codeOf = (folder: string): string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

it('calls states by their names, which stand in one file', () => {
  const files = ['src', 'server', 'resources'].flatMap(codeOf);
  expect(files).toContain('src/core/states.ts');
  const bare = files.filter((file) => BARE.test(readFileSync(join(repositoryRoot, file), 'utf8')));
  expect(bare).toEqual([]);
});
