/** `npm run backup -- FILE`: writes all data of the portal to one file, with or without a running server. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { openDatabase } from '../src/platform/db/client';
import { readEnv } from '../src/platform/env';
import { StartError } from '../src/platform/start-error';
import { backupSummary } from '../src/server/backup/backups';
import { type WriteOptions, writeBackup } from '../src/server/backup/write';
import { BACKUP_WRITE } from '../src/server/operator/commands/backup';
import { askServer } from '../src/server/operator/operator-socket';
import { openStorages } from '../src/server/storages';

async function backup(path: string, options: WriteOptions): Promise<string> {
  const env = readEnv();
  if (existsSync(path)) throw new StartError(`${path} is there already: name another file.`);
  if (!env.DATABASE_URL) {
    // An embedded database allows one process, so a running server writes the backup.
    const given = { file: path, ...(options.withoutFiles && { 'without-files': 'yes' }) };
    const reply = await askServer(env.DATA_DIR, { step: 'do', command: BACKUP_WRITE, given });
    if (reply) {
      if ('done' in reply && reply.done.text) return reply.done.text;
      throw new StartError('refused' in reply ? reply.refused : 'The server is of another version.');
    }
    if (!existsSync(join(env.DATA_DIR, 'db'))) {
      throw new StartError(`There is no database in ${env.DATA_DIR}: set DATA_DIR or DATABASE_URL.`);
    }
  }
  const database = await openDatabase(env, { limits: { statement: 0, idle: 0 } });
  try {
    return backupSummary(path, await writeBackup({ database, storages: openStorages(env) }, path, options));
  } finally {
    await database.close();
  }
}

const program = new Command('npm run backup --')
  .argument('<file>', 'a file that is not there yet')
  .option('--without-files', 'rows alone: pictures stay where they are')
  .action(async (file: string, options: WriteOptions) => console.log(await backup(resolve(file), options)));

try {
  await program.parseAsync();
} catch (failure) {
  if (!(failure instanceof StartError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
