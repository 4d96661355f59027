import type { z } from 'zod';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { MOST_OWN_ROWS, type ReconciliationResult, type reconcileRows } from '../contract';
import { bare } from '../domain/cells';
import type { ColumnNames } from '../domain/columns';
import type { OurRow } from '../domain/compare';
import { reconcile } from '../domain/match';
import { readRows, type TheirRow } from '../domain/rows';
import { readMutationsAround, readNames, readOrdersAround, readOrdersNamed, writeNames } from './store';

/** Limit, because each call reads up to a thousand rows from the database. */
const MATCHINGS: Quota = { kind: 'reconciliation', most: 60, seconds: 600, gap: 0 };

type Asked = z.output<typeof reconcileRows.body>;

export type ReconciliationService = ReturnType<typeof createReconciliationService>;

/** Compares a partner's list with our records. Rows are not stored; column names are. */
export function createReconciliationService({
  database,
  quota,
}: {
  database: Database;
  quota: Pick<QuotaService, 'spend'>;
}) {
  return {
    names: async ({ partnerId }: Actor): Promise<{ names: ColumnNames | null }> => ({
      names: await readNames(database, { partner: partnerId }),
    }),

    /** Throws RATE_LIMITED, RECONCILIATION_TOO_MANY. */
    async match(actor: Actor, { rows, names, ...asked }: Asked): Promise<ReconciliationResult> {
      const { partnerId } = actor;
      await quota.spend(MATCHINGS, partnerId, { code: 'RATE_LIMITED' });
      const { read, unread, unknown } = readRows(rows);
      const own = await ownRows(database, partnerId, asked, read);
      // Destinations are compared only for users who may read orders, so that others cannot guess them.
      const known = actor.can('transaction').can ? own : own.map((row) => ({ ...row, destination: '' }));
      const { matches, sums, outside } = reconcile(read, known, asked);
      await writeNames(database.db, partnerId, names);
      return { from: asked.from, to: asked.to, sums, outside, unread, unknown_statuses: unknown, matches };
    },
  };
}

async function ownRows(
  database: Database,
  partner: string,
  { from, to, with_mutations }: Pick<Asked, 'from' | 'to' | 'with_mutations'>,
  theirs: TheirRow[],
): Promise<OurRow[]> {
  const asked = { partner, from, to, most: MOST_OWN_ROWS + 1 };
  const [orders, mutations, named] = await Promise.all([
    readOrdersAround(database, asked),
    with_mutations ? readMutationsAround(database, asked) : [],
    readOrdersNamed(database, { partner, from, to, names: namesIn(theirs) }),
  ]);
  if (orders.length + mutations.length > MOST_OWN_ROWS) {
    throw new AppError('RECONCILIATION_TOO_MANY', { most: MOST_OWN_ROWS });
  }
  return [...orders, ...mutations, ...named];
}

/** References as given and in upper case, like our codes. */
const namesIn = (theirs: TheirRow[]): string[] => [
  ...new Set(theirs.flatMap(({ ref }) => (ref === '' ? [] : [bare(ref), bare(ref).toUpperCase()]))),
];
