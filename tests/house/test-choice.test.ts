import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenByChange, chosenByWords, testFiles } from '../../scripts/test-choice.mjs';
import { repositoryRoot } from '../../src/platform/root';

const files = [
  {
    path: 'tests/core/topup/fee.test.ts',
    text: "import { fee } from '../../../src/topics/topup/domain/fee';",
  },
  { path: 'tests/server/topup/topup-create.test.ts', text: "it('charges a top-up once', …)" },
  { path: 'tests/server/accounts/sign-in.test.ts', text: "it('knows who signs in', …)" },
  { path: 'tests/journeys/portal/phone.spec.ts', text: "await page.goto('/transaction-form?q=1');" },
];

describe('npm test -- words', () => {
  it('runs the files that are called so, whatever the order and case of the words', () => {
    expect(chosenByWords(['Topup'], files)).toEqual({
      files: ['tests/core/topup/fee.test.ts', 'tests/server/topup/topup-create.test.ts'],
      name: null,
    });
    expect(chosenByWords(['create', 'topup'], files)?.files).toEqual([
      'tests/server/topup/topup-create.test.ts',
    ]);
  });

  it('runs the tests that are called so where no file is', () => {
    expect(chosenByWords(['who', 'signs', 'in'], files)).toEqual({
      files: ['tests/server/accounts/sign-in.test.ts'],
      name: 'who signs in',
    });
  });

  it('knows when there is nothing of that name', () => {
    expect(chosenByWords(['nowhere'], files)).toBeNull();
  });
});

describe('npm run test:changed', () => {
  it('runs a test that was changed itself, and those that import what was', () => {
    expect(chosenByChange(['tests/server/accounts/sign-in.test.ts'], files)).toEqual([
      'tests/server/accounts/sign-in.test.ts',
    ]);
    expect(chosenByChange(['src/topics/topup/domain/fee.ts'], files)).toContain(
      'tests/core/topup/fee.test.ts',
    );
  });

  it('runs what lies in the folder of a topic or is named after it, and journeys to its page', () => {
    expect(chosenByChange(['src/topics/accounts/server/account/service.ts'], files)).toEqual([
      'tests/server/accounts/sign-in.test.ts',
    ]);
    expect(chosenByChange(['src/topics/orders/web/transaction-form/page.tsx'], files)).toEqual([
      'tests/journeys/portal/phone.spec.ts',
    ]);
    expect(chosenByChange(['src/topics/shops/server/create/service.ts'], files)).toEqual([
      'tests/server/topup/topup-create.test.ts',
    ]);
  });

  it('runs everything when what everything stands on was changed, and nothing for words alone', () => {
    for (const path of [
      'src/platform/db/client.ts',
      'package-lock.json',
      'src/admin/schema/kind.ts',
      'src/server/app.ts',
    ]) {
      expect(chosenByChange([path], files)).toBe('all');
    }
    expect(chosenByChange(['README.md', 'docs/glossary.md'], files)).toEqual([]);
  });
});

it('finds tests and journeys of this repository', () => {
  const paths = testFiles(repositoryRoot).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['tests/house/test-choice.test.ts', 'tests/journeys/orders/buying.spec.ts']),
  );
});

it('each test lies in the folder of a topic, or of what belongs to none', () => {
  const foldersOf = (path: string) => readdirSync(join(repositoryRoot, path));
  const topics = [...foldersOf('src/topics'), 'admin', 'platform', 'portal'];
  const known = new Map([
    ['core', [...topics, ...foldersOf('src/core')]],
    ...['server', 'ui', 'journeys'].map((level) => [level, topics] as const),
  ]);
  const strays = testFiles(repositoryRoot).filter(({ path }) => {
    const [, level = '', folder = ''] = path.split('/');
    return known.get(level)?.includes(folder) === false;
  });
  expect(strays.map(({ path }) => path)).toEqual([]);
});
