import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../src/platform/root';

const filesOf = (folder: string): string[] =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|sql)$/.test(file))
    .map((file) => join(folder, file));

const files = ['src', 'demo', 'resources', 'scripts'].flatMap(filesOf);
const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

/** Code without comments and messages, which may use any English word. */
const codeOf = (file: string): string =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<=^|\s)(?:\/\/|--) .*$/gm, '');

const found = (pattern: RegExp, text: (file: string) => string, but: (file: string) => boolean) =>
  files
    .filter((file) => !but(file))
    .flatMap((file) => [...text(file).matchAll(pattern)].map(([word]) => `${file}: ${word}`));

/**
 * Files about held amounts or orders: panel profit (domain 3.19), and supplier orders after a restore (ADR
 * 0030).
 */
const HOLDS =
  /profit|panel-saldo-point|faults-table|text\/(?:statuses|errors)\.ts$|suppliers\/server\/supplier\/|backup\/restore|schema\/4-supplier|commands\/supplier|platform\/notice\/store|services\/trade|metrics/;

const ENDINGS = '(?:hold|holds|holding|held)';

describe('A name has one meaning: in code', () => {
  it('a hold is a hold of profit, or of supplier orders after a restore; what a transaction keeps from others is locked', () => {
    const named = new RegExp(
      String.raw`\b${ENDINGS}\b\s*[=(:,.;)}?]|\b${ENDINGS}[A-Z_]\w*|\b(?!PROFIT)[A-Z]+_HELD\b|\b[a-z]\w*_${ENDINGS}\b|\b[a-z]\w*H(?:old|olds|olding|eld)\b`,
      'g',
    );
    expect(found(named, codeOf, (file) => HOLDS.test(file)).filter((hit) => !/: profit_/.test(hit))).toEqual(
      [],
    );
  });

  it('… and in what is said of it', () => {
    const said = /\b[Hh](?:old|olds|eld) (?:until the|its row|(?:the|a) (?:row|book) (?:of|that))/g;
    expect(found(said, read, () => false)).toEqual([]);
  });

  it.each([
    ['deed', 'handler of an action, measure of a guard', /\b(?!deed_file)\w*[dD]eeds?(?![a-z])\w*/g, /^$/],
    ['errand', 'task', /\b\w*[eE]rrand\w*/g, /^$/],
    ['fault', 'error', /\b\w*(?:\b|_)[fF]aults?(?![a-z])\w*/g, /^scripts\/(?:faults|test-runs|test)/],
  ])('a %s is called %s', (_word, _instead, pattern, but) => {
    expect(found(pattern, codeOf, (file) => but.test(file))).toEqual([]);
  });
});
