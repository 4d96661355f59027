import { join } from 'node:path';
import { createDiskStorage } from '../platform/adapters/storage/disk';
import { createS3Storage } from '../platform/adapters/storage/s3';
import { type FileStorage, StorageAwayError } from '../platform/adapters/storage/storage';
import type { Env } from '../platform/env';
import { reasonOf, StartError } from '../platform/start-error';
import { type Shelf, shelves } from './backup/format';

type Storages = Record<Shelf, FileStorage>;

export function openStorages(env: Env): Storages {
  const storageOf = (shelf: Shelf): FileStorage =>
    env.STORAGE === 's3'
      ? createS3Storage(
          {
            // Validated with the environment.
            endpoint: env.S3_ENDPOINT ?? '',
            bucket: env.S3_BUCKET ?? '',
            accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
            region: env.S3_REGION,
            pathStyle: env.S3_PATH_STYLE,
          },
          shelf,
        )
      : createDiskStorage(join(env.DATA_DIR, shelf));
  return Object.fromEntries(shelves.map((shelf) => [shelf, storageOf(shelf)])) as Storages;
}

/** An unused id. */
const NO_FILE = '00000000-0000-0000-0000-000000000000';

/**
 * Reads a file from each storage, so that a wrong bucket or key fails at start. Throws `StartError`; returns
 * false if the store is only unavailable, because the portal works without pictures.
 */
export async function askStorages(storages: Storages): Promise<boolean> {
  try {
    for (const shelf of shelves) await storages[shelf].read(NO_FILE);
    return true;
  } catch (failure) {
    if (failure instanceof StorageAwayError) return false;
    throw new StartError(`S3_BUCKET cannot be used: ${reasonOf(failure)}`);
  }
}
