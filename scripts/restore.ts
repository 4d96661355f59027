/** `npm run restore -- FILE`: verifies the ledger of a backup and restores it into an empty installation. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { openDatabase } from '../src/platform/db/client';
import { readEnv } from '../src/platform/env';
import { StartError } from '../src/platform/start-error';
import { restoreBackup } from '../src/server/backup/restore';
import { openStorages } from '../src/server/storages';

async function restore(path: string): Promise<void> {
  const env = readEnv();
  const isNew = !existsSync(env.DATA_DIR);
  const database = await openDatabase(env, { limits: { statement: 0, idle: 0 } });
  let restored = false;
  try {
    const key = { fileKey: env.FILE_KEY, dataDir: env.DATA_DIR };
    const parts = { database, storages: openStorages(env), key };
    const { head, rows, files } = await restoreBackup(parts, path);
    restored = true;
    console.log(`Restored what stood at ${head.made_at}: ${rows} rows and ${files} files.`);
    console.log('Its ledger is right.');
  } finally {
    await database.close();
    // Removes partial results, so that another try starts from an empty folder or database.
    const rubbish = [isNew ? env.DATA_DIR : null, database.created ? join(env.DATA_DIR, 'db') : null];
    for (const folder of restored ? [] : rubbish) {
      if (folder) rmSync(folder, { recursive: true, force: true });
    }
  }
}

const program = new Command('npm run restore --')
  .argument('<file>', 'what npm run backup wrote')
  .action(restore);

try {
  await program.parseAsync();
} catch (failure) {
  if (!(failure instanceof StartError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
