import { createHmac } from 'node:crypto';
import type { Database } from '../../../db/client';
import { StartError } from '../../../start-error';
import { createKeyFile, keyFileIn, keyFromFile, readKey } from './key';
import { seal, unseal } from './seal';
import { hasSealed, readMark, writeMark } from './store';

export interface VaultDeps {
  database: Database;
  /** `FILE_KEY`; left out, a file in `dataDir` that the first start makes. */
  fileKey: string | undefined;
  dataDir: string;
}

export type VaultService = ReturnType<typeof createVaultService>;

/** Something sealed was needed where the key is not. */
export class VaultShutError extends Error {}

interface Opened {
  sealing: Buffer;
  digesting: Buffer;
}

/** What a key does, however it came here. */
const sealing = (keys: () => Opened) => ({
  sealBytes: (plain: Buffer, context: string): Buffer => seal(keys().sealing, plain, context),
  openBytes: (sealed: Buffer, context: string): Buffer => unseal(keys().sealing, sealed, context),
  /** Base64, for a column. */
  sealText: (plain: string, context: string): string =>
    seal(keys().sealing, Buffer.from(plain), context).toString('base64'),
  openText: (sealed: string, context: string): string =>
    unseal(keys().sealing, Buffer.from(sealed, 'base64'), context).toString(),
  /** The same text gives the same digest; without the key it tells nothing, however few texts there may be. */
  digest: (plain: string): string => createHmac('sha256', keys().digesting).update(plain).digest('hex'),
});

/** What seals and opens with one key alone, beside the vault. */
export type Sealing = ReturnType<typeof sealing>;

/** The same with a key that was handed over; `mark` tells it from others. */
export function sealingWith(key: Buffer): Sealing & { mark: string } {
  const opened = openedBy(key);
  return { ...sealing(() => opened), mark: markOf(key) };
}

/** Seals what only its owner and a reviewer may read: files, identity numbers. Shut until `ready`. */
export function createVaultService({ database, fileKey, dataDir }: VaultDeps) {
  let opened: Opened | undefined;

  const keys = () => {
    if (!opened) throw new VaultShutError('the vault is used before it is open');
    return opened;
  };

  return {
    /** Finds or makes the key, and checks that it is the one in use. Throws `StartError`, which loses nothing. */
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
     * Opens it beside the servers of this database with the key that they use; stays shut without that key, and never
     * makes one: the servers could not open what they sealed themselves.
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

/** The key that was given, else the one that an earlier start left; null when there is none. Throws `StartError`. */
const keyOf = (fileKey: string | undefined, dataDir: string): Buffer | null =>
  (fileKey === undefined ? undefined : readKey(fileKey)) ?? keyFromFile(keyFileIn(dataDir));

/** What tells the key of this place from others; null when there is none. Throws `StartError`. */
export function markOfKey(fileKey: string | undefined, dataDir: string): string | null {
  const key = keyOf(fileKey, dataDir);
  return key && markOf(key);
}

/** One key a purpose, so that none of them tells about another. */
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
