import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../src/platform/root';
import { bundled } from './bundled';

const start = promisify(execFile);

const type = async (dataDir: string, words: string[]) =>
  start(process.execPath, [...(await bundled('operator')), ...words], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });

/** Runs an operator command with confirmation. */
export const operate = (dataDir: string, ...words: string[]) => type(dataDir, [...words, '--yes']);

/** Runs an operator command without confirmation. */
export const runOperator = (dataDir: string, ...words: string[]) => type(dataDir, words);

/** Places a website order, which needs no confirmation. */
export const placeOrder = (dataDir: string, ...words: string[]) =>
  type(dataDir, ['panel-order', 'place', ...words]);
