import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kinds } from '../../src/admin/schema/kinds';
import { repositoryRoot } from '../../src/platform/root';

const names = Object.keys(kinds).join('|');
const COMPARED = new RegExp(String.raw`\bkind [!=]== '(${names})'`, 'g');
/** Lists three or more kinds. */
const LISTED = new RegExp(String.raw`\[\s*(?:'(?:${names})',\s*){2,}'(?:${names})',?\s*\]`);

/** Files that switch on kinds because each has its own settings. */
const bySettings = [
  'src/admin/entity/reading.ts',
  'src/admin/schema/body.ts',
  'src/admin/schema/check/fields.ts',
  'src/admin/schema/check/limits.ts',
  'src/admin/server/prepare.ts',
];

const texts = readdirSync(join(repositoryRoot, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file))
  .filter((file) => !file.startsWith('src/admin/schema/kinds'))
  .map((file) => ({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }));

it('what several kinds of field have in common stands with each, and in no list or chain of kinds', () => {
  const comparing = texts
    .filter(({ text }) => new Set([...text.matchAll(COMPARED)].map(([, kind]) => kind)).size > 1)
    .map(({ file }) => file);
  const listing = texts
    .filter(({ text }) => /FieldKind|schema\/field'/.test(text) && LISTED.test(text))
    .map(({ file }) => file);

  expect(comparing.toSorted()).toEqual(bySettings.toSorted());
  expect(listing).toEqual([]);
});
