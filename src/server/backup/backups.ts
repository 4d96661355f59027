import { type BackupDeps, type WriteOptions, type Written, writeBackup } from './write';

export const createBackups = (deps: BackupDeps) => ({
  write: (path: string, options?: WriteOptions): Promise<Written> => writeBackup(deps, path, options),
});

export const backupSummary = (path: string, { rows, files, gone }: Written): string =>
  [
    `${path} holds ${rows} rows and ${files} files.`,
    ...(gone > 0 ? [`${gone} files that rows name were not there.`] : []),
    'The key (FILE_KEY, or file.key in DATA_DIR) is not in it: keep a copy of it elsewhere.',
  ].join('\n');
