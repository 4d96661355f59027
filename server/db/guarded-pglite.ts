import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { DurableFs } from './durable-fs';
import { oid, safeInteger } from './row-parsers';
import { transactionScope } from './transaction-scope';

const startParams = [
  // -F disables all syncs.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'min_wal_size=32MB',
  '-c',
  'timezone=UTC',
];

/** PGlite on durable files. Throws if it is used inside its own transaction. */
export class GuardedPglite extends PGlite {
  private readonly scope = transactionScope();

  constructor(files: DurableFs, onStderr: (line: string) => boolean) {
    super({
      fs: files,
      startParams,
      extensions: { pg_trgm },
      parsers: { [oid.int8]: safeInteger },
      onStderr,
    });
  }

  override async query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.scope.refuse();
    return super.query<T>(text, values, options);
  }

  override async exec(text: string, options?: QueryOptions): Promise<Results[]> {
    this.scope.refuse();
    return super.exec(text, options);
  }

  override async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.scope.refuse();
    return super.transaction((tx) => this.scope.enter(() => work(tx)));
  }

  /** May be requested during a transaction; runs after it. */
  async checkpoint(): Promise<void> {
    await super.exec('checkpoint');
  }
}
