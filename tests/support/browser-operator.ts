import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from '../../server/root';

const start = promisify(execFile);

/** What the operator types beside the running product. */
export const operate = (dataDir: string, ...words: string[]) =>
  start(process.execPath, ['--import', 'tsx', 'scripts/operator.ts', ...words, '--yes'], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });
