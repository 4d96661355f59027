import { createHmac } from 'node:crypto';
import type { Database } from '../db/client';
import { StartError } from '../start-error';
import { createKeyFile, keyFileIn, keyFromFile, readKey } from './key';
import { seal, unseal } from './seal';
import { hasSealed, readMark, writeMark } from './store';

export interface VaultDeps {
  database: Database;
  /** `FILE_KEY`; defaults to a file in `dataDir` that the first start creates. */
  fileKey: string | undefined;
  dataDir: string;
}

export type VaultService = ReturnType<typeof createVaultService>;

/** Encrypted data was needed without the key. */
export class VaultShutError extends Error {}

interface Opened {
  sealing: Buffer;
  digesting: Buffer;
}

const sealing = (keys: () => Opened) => ({
  sealBytes: (plain: Buffer, context: string): Buffer => seal(keys().sealing, plain, context),
  openBytes: (sealed: Buffer, context: string): Buffer => unseal(keys().sealing, sealed, context),
  /** Base64, for a column. */
  sealText: (plain: string, context: string): string =>
    seal(keys().sealing, Buffer.from(plain), context).toString('base64'),
  openText: (sealed: string, context: string): string =>
    unseal(keys().sealing, Buffer.from(sealed, 'base64'), context).toString(),
  /** Deterministic keyed digest: without the key even short texts cannot be guessed. */
  digest: (plain: string): string => createHmac('sha256', keys().digesting).update(plain).digest('hex'),
});

/** Encrypts and decrypts with one given key. */
export type Sealing = ReturnType<typeof sealing>;

/** Functions for a given key; `mark` is its fingerprint. */
export function sealingWith(key: Buffer): Sealing & { mark: string } {
  const opened = openedBy(key);
  return { ...sealing(() => opened), mark: markOf(key) };
}

/** Encrypts data for its owner and a reviewer: files, identity numbers. Closed until `ready`. */
export function createVaultService({ database, fileKey, dataDir }: VaultDeps) {
  let opened: Opened | undefined;

  const keys = () => {
    if (!opened) throw new VaultShutError('the vault is used before it is open');
    return opened;
  };

  return {
    /** Loads or creates the key and checks its fingerprint. Throws `StartError` without changing anything. */
    async ready(): Promise<void> {
      await database.exclusively('vault', async (db) => {
        const [known, hasRows] = [await readMark(db), await hasSealed(db)];
        const path = keyFileIn(dataDir);
        const key = keyOf(fileKey, dataDir);
        if (!key && hasRows) throw lost(path);
        const used = key ?? createKeyFile(path);
        const mark = markOf(used);
        if (known !== mark && hasRows) throw another(fileKey === undefined ? path : 'FILE_KEY');
        if (known !== mark) await writeMark(db, mark);
        opened = openedBy(used);
      });
    },

    /**
     * Opens the vault next to running servers with their key; stays closed without it and never creates one,
     * because the servers could not decrypt the results.
     */
    async join(): Promise<void> {
      const key = keyOf(fileKey, dataDir);
      const known = await readMark(database.db);
      if (!key || known !== markOf(key)) return;
      opened = openedBy(key);
    },

    ...sealing(keys),
  };
}

/** The given key, else the stored one; null if there is none. Throws `StartError`. */
const keyOf = (fileKey: string | undefined, dataDir: string): Buffer | null =>
  (fileKey === undefined ? undefined : readKey(fileKey)) ?? keyFromFile(keyFileIn(dataDir));

/** Fingerprint of the local key; null if there is none. Throws `StartError`. */
export function markOfKey(fileKey: string | undefined, dataDir: string): string | null {
  const key = keyOf(fileKey, dataDir);
  return key && markOf(key);
}

/** Derives one key per purpose, so that none reveals another. */
const derived = (key: Buffer, purpose: string): Buffer => createHmac('sha256', key).update(purpose).digest();

const markOf = (key: Buffer): string => derived(key, 'mark').toString('hex');
const openedBy = (key: Buffer): Opened => ({
  sealing: derived(key, 'seal'),
  digesting: derived(key, 'digest'),
});

const lost = (path: string) =>
  new StartError(
    `There are encrypted files, and their key is gone: restore ${path}, or set FILE_KEY to the key they were made with.`,
  );

const another = (source: string) =>
  new StartError(`${source} is not the key that the encrypted files were made with. Restore that key.`);
