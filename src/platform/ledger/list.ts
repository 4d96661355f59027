import { batches } from '../db/batches';
import { containing } from '../db/containing';
import type { Database } from '../db/database';
import { run, statement } from '../db/statement';
import { withinDays } from '../db/within-days';
import type { Actor } from '../http/actor';
import { refuseTooLarge } from '../http/export-size';

export interface LedgerFilter {
  type?: number | undefined;
  /** `YYYY-MM-DD` in Asia/Jakarta, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

type ParamsOf<Filter extends LedgerFilter> = Omit<Filter, 'search'> & {
  partner: string;
  pattern: string | null;
};

interface LedgerSource {
  columns: string;
  /** Aliases the entries as `e`. */
  from: string;
  where: string;
  /** Query of one row with the `total`, and what else stands above the list. */
  facts: string;
}

/** Entries `e` of one balance of a partner, between two days. */
export const entriesBetween = (
  kind: 'main' | 'panel',
): string => `e.balance_id = (select id from balances where partner_id = :partner::uuid and kind = '${kind}')
  and ${withinDays('e.created_at')}`;

/** Lists ledger entries, newest first. `:pattern` is what `search` finds. */
export function ledgerList<
  Filter extends LedgerFilter,
  Entry extends { seq: number },
  Facts extends { total: number },
>(name: string, { columns, from, where, facts }: LedgerSource) {
  type Params = ParamsOf<Filter>;
  const selected = `select ${columns} from ${from} where ${where}`;
  const page = statement<Params & { skip: number; most: number }, Entry>(
    `${name}_page`,
    `${selected} order by e.seq desc offset :skip::bigint limit :most::int`,
  );
  const batch = statement<Params & { below: number | null; most: number }, Entry>(
    `${name}_batch`,
    `${selected} and (:below::bigint is null or e.seq < :below::bigint) order by e.seq desc limit :most::int`,
  );
  const factsStatement = statement<Params, Facts>(`${name}_facts`, facts);
  const readFacts = async (database: Database, params: Params): Promise<Facts> => {
    const [found] = await run(database, factsStatement, params);
    if (!found) throw new Error(`${name} returned no facts`);
    return found;
  };
  const paramsOf = ({ partnerId }: Actor, { search, ...filter }: Filter): Params => ({
    ...filter,
    partner: partnerId,
    pattern: containing(search),
  });
  return (database: Database) => ({
    async list(actor: Actor, filter: Filter, { page: nth, limit }: { page: number; limit: number }) {
      const params = paramsOf(actor, filter);
      const [data, found] = await Promise.all([
        run(database, page, { ...params, skip: (nth - 1) * limit, most: limit }),
        readFacts(database, params),
      ]);
      return { data, meta: { page: nth, limit, ...found } };
    },

    /** All matching rows in batches, newest first. Throws EXPORT_TOO_LARGE before the first batch. */
    async forExport(actor: Actor, filter: Filter): Promise<AsyncIterable<Entry[]>> {
      const params = paramsOf(actor, filter);
      refuseTooLarge((await readFacts(database, params)).total);
      return batches(
        (below: number | null, most) => run(database, batch, { ...params, below, most }),
        ({ seq }) => seq,
      );
    },
  });
}
