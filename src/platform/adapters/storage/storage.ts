import type { Readable } from 'node:stream';

/** Storage of uploaded files. The server generates keys, never from a user's file name. */
export interface FileStorage {
  /** Resolves when the bytes are durable. */
  write(key: string, bytes: Buffer): Promise<void>;
  read(key: string): Promise<Readable | null>;
  /** Succeeds if there is no such file. */
  remove(key: string): Promise<void>;
}

/** The store is temporarily unavailable. */
export class StorageAwayError extends Error {}
