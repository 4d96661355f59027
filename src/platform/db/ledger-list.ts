import { batches } from './batches';
import type { Database } from './database';
import { run, statement } from './statement';
import { type DayParams, withinDays } from './within-days';

interface BalanceParams extends DayParams {
  partner: string;
}

/** Entries `e` of one balance of a partner, between two days. */
export const entriesBetween = (
  kind: 'main' | 'panel',
): string => `e.balance_id = (select id from balances where partner_id = :partner::uuid and kind = '${kind}')
  and ${withinDays('e.created_at')}`;

/** Lists ledger entries, newest first. `from` aliases them as `e`. */
export function ledgerList<Params extends BalanceParams, Entry extends { seq: number }>(
  name: string,
  { columns, from, where }: { columns: string; from: string; where: string },
) {
  const selected = `select ${columns} from ${from} where ${where}`;
  const page = statement<Params & { skip: number; most: number }, Entry>(
    `${name}_page`,
    `${selected} order by e.seq desc offset :skip::bigint limit :most::int`,
  );
  const batch = statement<Params & { below: number | null; most: number }, Entry>(
    `${name}_batch`,
    `${selected} and (:below::bigint is null or e.seq < :below::bigint) order by e.seq desc limit :most::int`,
  );
  return {
    page: (database: Database, params: Params, { page: nth, limit }: { page: number; limit: number }) =>
      run(database, page, { ...params, skip: (nth - 1) * limit, most: limit }),

    all: (database: Database, params: Params): AsyncGenerator<Entry[]> =>
      batches(
        (below: number | null, most) => run(database, batch, { ...params, below, most }),
        ({ seq }) => seq,
      ),
  };
}
