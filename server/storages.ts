import { join } from 'node:path';
import { createDiskStorage } from './adapters/storage/disk';
import type { FileStorage } from './adapters/storage/storage';
import type { Shelf } from './backup/format';
import type { Env } from './env';

/** Where the bytes of files lie, as the environment says. */
export const openStorages = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Record<Shelf, FileStorage> => ({
  files: createDiskStorage(join(DATA_DIR, 'files')),
  private: createDiskStorage(join(DATA_DIR, 'private')),
});
