import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../src/platform/root';

const NAMES = 'src/core/states.ts';
const STATE = String.raw`(?:\w*[Ss]tatus|refunded|(?:product_|\b)source|\w*result|fee_bearer|\bdns|\bssl|\bkyc|\bpanel)`;

/**
 * Comparison with a bare state number. 0 also means a missing answer and HTTP statuses have three digits. SQL
 * is exempt (see `NAMES`).
 */
const BARE = {
  compared: new RegExp(String.raw`${STATE}\)? [!=]== [1-9]\b`),
  written: new RegExp(
    String.raw`${STATE}\??: (?:[1-9]\b|0 \| \d|otherwise\(z\.int\(\), [1-9]|[^\n]* \? [1-9] : [1-9]\b)`,
  ),
  keyed: /^\s+[1-9]\d?: /m,
  moved: /\btype: [1-9]\d?,\n\s+(?:ref_?[tT]ype|description):/,
  listed: /\[\d(?:, \d)*\]\.includes\(|: (?:readonly )?number\[\] = \[\d(?:, \d)*\];|z\.literal\(\[\d/,
};

const codeOf = (folder: string): string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

it('calls states by their names, which stand in one file', () => {
  const files = ['src', 'demo', 'resources'].flatMap(codeOf);
  expect(files).toContain(NAMES);
  const bare = files.flatMap((file) => {
    const text = file === NAMES ? '' : readFileSync(join(repositoryRoot, file), 'utf8');
    const found = Object.entries(BARE).map(([how, pattern]) => [how, pattern.exec(text)?.[0]]);
    return found.filter(([, bit]) => bit !== undefined).map(([how, bit]) => `${file} ${how}: ${bit}`);
  });
  expect(bare).toEqual([]);
});
