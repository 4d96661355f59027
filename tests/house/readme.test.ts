import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../src/platform/root';

const text = () => readFileSync(join(repositoryRoot, 'README.md'), 'utf8');
const found = (pattern: RegExp): string[] => [...text().matchAll(pattern)].map(([, name = '']) => name);

describe('README.md', () => {
  it('can be read in one sitting: 120 lines at most', () => {
    expect(text().trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
    const commands = [...found(/npm run ([\w-]+)/g), ...found(/npm (start|test)\b/g)];
    expect(commands).toEqual(expect.arrayContaining(['start', 'test']));
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  it('points only at files that exist', () => {
    const files = found(/\]\((?!https?:|#)([^)#\s]+)/g);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
  });
});

describe('docs/proofs.md', () => {
  it('names tests that exist, each by its title', () => {
    const rows = readFileSync(join(repositoryRoot, 'docs/proofs.md'), 'utf8').split('\n');
    const named = rows.flatMap((row) =>
      [...row.matchAll(/`(\w+\/[\w/.-]+\.tsx?)`((?:,? "[^"]+")+)/g)].flatMap(([, file = '', titles = '']) =>
        [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file: `tests/${file}`, title })),
      ),
    );
    const isMissing = ({ file, title }: { file: string; title: string }) =>
      !existsSync(join(repositoryRoot, file)) ||
      !readFileSync(join(repositoryRoot, file), 'utf8').replaceAll("\\'", "'").includes(title);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(isMissing)).toEqual([]);
  });
});

it('includes each topic in the list of topics', async () => {
  const folders = readdirSync(join(repositoryRoot, 'src/topics'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const listed = readFileSync(join(repositoryRoot, 'src/topics/README.md'), 'utf8').matchAll(
    /^\| `([\w-]+)` \|/gm,
  );
  expect([...listed].map(([, name]) => name)).toEqual(folders);
});
