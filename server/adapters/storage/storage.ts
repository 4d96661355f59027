import type { Readable } from 'node:stream';

/** Where the bytes of uploaded files lie. Keys are made by the server, never from a name that a person gave. */
export interface FileStorage {
  /** Resolves when the bytes are safe. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Readable | null>;
  /** Also when there is no such file. */
  remove(key: string): Promise<void>;
}

/** The store does not answer now, and may in a moment. */
export class StorageAwayError extends Error {}
