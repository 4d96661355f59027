import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../src/platform/root';
import { tempFolder } from '../support/temp-folder';

const files = ['resources', 'resources.config.ts', 'access.model.conf', 'package.json'];

/** A copy of the hand-written files, which the command may change. */
function copyOfFiles(): string {
  const folder = tempFolder();
  for (const file of files) cpSync(join(repositoryRoot, file), join(folder, file), { recursive: true });
  for (const link of ['src', 'node_modules']) symlinkSync(join(repositoryRoot, link), join(folder, link));
  return folder;
}

const schema = (folder: string, words: string[], answers: string[] = []) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(repositoryRoot, 'scripts/schema.ts'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    input: `${answers.join('\n')}\n`,
  });

const question = ['question', 'Pertanyaan', ''];

it('writes a declaration from a few answers, which passes, and explains what follows from it', () => {
  const folder = copyOfFiles();
  const answers = ['Tanya Jawab', '', '', '', ...question, 'shown', 'Tampil', 'boolean', 'switch', '', ''];
  const written = schema(folder, ['new', 'faq'], answers);

  expect(written.stderr).toContain('there is no kind "boolean"; did you mean "switch"?');
  expect(written.status).toBe(0);
  expect(readFileSync(join(folder, 'resources/faq.ts'), 'utf8')).toContain(
    "shown: { kind: 'switch', label: 'Tampil' }",
  );

  const { stdout, status } = schema(folder, ['explain', 'faq']);
  expect(status).toBe(0);
  expect(stdout).toContain('/panel/faq/data  (faq:list)');
  expect(stdout).toContain('panel › Tanya Jawab');
  expect(stdout).toContain('PUT    /v1/vendor-panel/faq/update/:id  (faq:edit)');
  expect(stdout).toContain('write: panel.faq.action');
  expect(stdout).toContain('table "entities", resource = \'faq\'');
  expect(stdout).toContain('history of changes, bin of 30 days');
  expect(stdout).toContain('GET    /v1/vendor-panel/faq/bin  (faq:delete)');
});

it('takes everything back if the declaration has a mistake', () => {
  const folder = copyOfFiles();
  const before = readFileSync(join(folder, 'resources.config.ts'), 'utf8');
  const { status, stderr } = schema(
    folder,
    ['new', 'faq'],
    ['Tanya', '', 'no-such-icon', '', ...question, ''],
  );

  expect(status).toBe(1);
  expect(stderr).toContain('there is no icon "no-such-icon"');
  expect(stderr).toContain('Nothing was written.');
  expect(existsSync(join(folder, 'resources/faq.ts'))).toBe(false);
  expect(readFileSync(join(folder, 'resources.config.ts'), 'utf8')).toBe(before);
});

it('names the nearest resource instead of explaining an unknown one', () => {
  const { status, stderr } = schema(repositoryRoot, ['explain', 'prmo']);

  expect(status).toBe(1);
  expect(stderr).toContain('there is no resource "prmo"; did you mean "promo"?');
});
