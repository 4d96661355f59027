import { type BackupParts, type WriteOptions, type Written, writeBackup } from './write';

/** For the operator of a running server. */
export const createBackups = (parts: BackupParts) => ({
  write: (path: string, options?: WriteOptions): Promise<Written> => writeBackup(parts, path, options),
});

/** What was written, in a sentence for the terminal. */
export const told = (path: string, { rows, files, gone }: Written): string =>
  [
    `${path} holds ${rows} rows and ${files} files.`,
    ...(gone > 0 ? [`${gone} files that rows name were not there.`] : []),
    'The key (FILE_KEY, or file.key in DATA_DIR) is not in it: keep a copy of it elsewhere.',
  ].join('\n');
