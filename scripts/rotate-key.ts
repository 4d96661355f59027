/**
 * `npm run rotate-key`: re-encrypts data sealed with FILE_KEY (or file.key in DATA_DIR) with NEW_FILE_KEY. No
 * server may run.
 */
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../src/platform/db/client';
import { readEnv } from '../src/platform/env';
import { StartError } from '../src/platform/start-error';
import { keyFileIn, keyFromFile, readKey } from '../src/platform/vault/key';
import { rotateKey } from '../src/server/key-rotation/rotate';
import { openStorages } from '../src/server/storages';

async function rotate(): Promise<void> {
  const env = readEnv();
  const to = readKey(process.env.NEW_FILE_KEY ?? '');
  if (!to) throw new StartError('NEW_FILE_KEY must be 32 bytes as 64 hex digits or base64.');
  const path = keyFileIn(env.DATA_DIR);
  const from = (env.FILE_KEY === undefined ? undefined : readKey(env.FILE_KEY)) ?? keyFromFile(path);
  if (!from) throw new StartError('FILE_KEY is not set, and there is no file.key in DATA_DIR.');
  if (from.equals(to)) throw new StartError('NEW_FILE_KEY is the key in use.');
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'db'))) {
    throw new StartError(`There is no database in ${env.DATA_DIR}: set DATA_DIR or DATABASE_URL.`);
  }
  const database = await openDatabase(env, { limits: { statement: 0, idle: 0 } });
  try {
    const { files, values } = await rotateKey({ database, storage: openStorages(env).private, from, to });
    console.log(`Sealed with the new key: ${files} files, ${values} values.`);
  } finally {
    await database.close();
  }
  if (env.FILE_KEY === undefined) {
    // The old key still opens earlier backups.
    renameSync(path, `${path}.old`);
    writeFileSync(path, `${to.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    console.log(`${path} holds the new key now; the old one is ${path}.old.`);
  } else {
    console.log('Set FILE_KEY to the new key before anything starts.');
  }
  console.log('Keep the old key as long as backups that were made with it.');
}

try {
  await rotate();
} catch (failure) {
  if (!(failure instanceof StartError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
