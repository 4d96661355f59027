import { fdatasyncSync, fsyncSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPaths, withFile } from './sync-paths';

/** Offset of the state in `pg_control`, and its value after a clean shutdown (PostgreSQL's DBState). */
const STATE_AT = 16;
const SHUT_DOWN = 1;

/**
 * Syncs all files of a crashed database and returns their paths below `folder`. PostgreSQL would do so itself
 * at start, twice and one file after the other, which takes most of the start. Does nothing after a clean
 * shutdown.
 */
async function presync(folder: string, onSync?: (path: string) => void): Promise<Set<string>> {
  if (!(await wasCrashed(folder))) return new Set();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  await syncPaths(paths, { folder, onSync });
  return new Set(paths);
}

const wasCrashed = (folder: string): Promise<boolean> =>
  withFile(join(folder, 'global', 'pg_control'), async (file) => {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, STATE_AT);
    return buffer.readUInt32LE() !== SHUT_DOWN;
  }).catch(() => false);

type ModuleOptions = Parameters<NodeFS['init']>[1];

/** Parts of Emscripten's Node file system that this class overrides (PGlite 0.5.16). */
interface NodeFiles {
  tryFSOperation(operation: () => void): void;
  stream_ops: {
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number;
    fsync?(stream: Stream): number;
  };
}
interface Stream {
  path: string;
  nfd: number;
}

export interface DurableFsOptions {
  onSync?: ((path: string) => void) | undefined;
  /** Called when a checkpoint is due: in single-process mode PostgreSQL requests none itself. */
  onWalFull?: (() => void) | undefined;
}

/** Bytes: half of PostgreSQL's default between checkpoints; replay takes under a second. */
const WAL_LIMIT = 32 * 1024 * 1024;
/** PGlite's mount point, and the file that it writes before reading others. */
const MOUNT = '/pglite/data';
const PID_FILE = `${MOUNT}/postmaster.pid`;
const walSegment = /\/pg_wal\/[0-9A-F]{24}$/;

/**
 * Adds `fsync`, which PGlite's Node file system lacks, so that acknowledged commits survive a power loss.
 * Requires starting without `-F` and with `wal_sync_method=fsync`, because Emscripten's `fdatasync` does
 * nothing.
 */
export class DurableFs extends NodeFS {
  private walBytes = 0;
  /** Files already synced before the start; cleared at the first write. */
  private presynced = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly options: DurableFsOptions = {},
  ) {
    super(folder);
  }

  override async init(pg: PGlite, moduleOptions: ModuleOptions) {
    this.presynced = await presync(this.folder, this.options.onSync);
    const { emscriptenOpts } = await super.init(pg, moduleOptions);
    const addSync = (module: object) => this.addSync((module as { NODEFS: NodeFiles }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }

  walEmptied(): void {
    this.walBytes = 0;
  }

  private addSync(files: NodeFiles): void {
    const { write } = files.stream_ops;
    files.stream_ops.write = (stream, buffer, offset, length, position) => {
      if (stream.path !== PID_FILE) this.presynced.clear();
      const written = write(stream, buffer, offset, length, position);
      if (walSegment.test(stream.path)) this.countWal(written);
      return written;
    };
    files.stream_ops.fsync = (stream) => {
      if (this.presynced.has(stream.path.slice(MOUNT.length))) return 0;
      // Like PostgreSQL on Linux: fdatasync for WAL segments, fsync for other files.
      const sync = walSegment.test(stream.path) ? fdatasyncSync : fsyncSync;
      files.tryFSOperation(() => sync(stream.nfd));
      this.options.onSync?.(stream.path);
      return 0;
    };
  }

  private countWal(bytes: number): void {
    const before = this.walBytes;
    this.walBytes += bytes;
    if (before < WAL_LIMIT && this.walBytes >= WAL_LIMIT) this.options.onWalFull?.();
  }
}
