import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../server/root';
import { bundled } from './bundled';

const start = promisify(execFile);

const type = async (dataDir: string, words: string[]) =>
  start(process.execPath, [await bundled('operator'), ...words], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });

/** What the operator types beside the running product, and is sure of. */
export const operate = (dataDir: string, ...words: string[]) => type(dataDir, [...words, '--yes']);

/** What is asked nothing before: what the operator looks at, or can take back. */
export const lookUp = (dataDir: string, ...words: string[]) => type(dataDir, words);

/** An order of a website, placed by hand; it can always be paid back, so nothing is asked. */
export const placeOrder = (dataDir: string, ...words: string[]) =>
  type(dataDir, ['panel-order', 'place', ...words]);
