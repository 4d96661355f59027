import { exportText } from '../../../admin/schema/kinds';
import type { Model } from '../../../admin/schema/model';
import { dayOf } from '../../../core/format/date';
import { monthSpan, monthsOf, type Span } from '../../../core/format/periods';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import { queryValue } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';
import { createClosings } from './closing';
import { reportPdf } from './report-pdf';
import { readBooks } from './summary';

const readPartnerName = queryValue<{ partner: string }, string>(
  'books_partner',
  'select name from partners where id = :partner::uuid',
);

interface BookDeps {
  database: Database;
  model: Model;
  activity: Pick<ActivityService, 'record'>;
}

export type BookService = ReturnType<typeof createBookService>;

/** Books of partners, computed from ledger and orders on read. */
export function createBookService(deps: BookDeps) {
  const { database, model } = deps;
  const line = model.resources.find(({ name }) => name === 'entry')?.fields.line;
  const closings = createClosings(deps);
  return {
    read: async (actor: Actor, asked: Partial<Span>) =>
      readBooks(database, actor, await spanFor(database, asked)),
    closings,

    async report(actor: Actor, asked: Partial<Span>): Promise<{ name: string; bytes: Buffer }> {
      const span = await spanFor(database, asked);
      const [books, partner, now, known] = await Promise.all([
        readBooks(database, actor, span),
        readPartnerName(database, { partner: actor.partnerId }),
        databaseNow(database.db),
        closings.list(actor),
      ]);
      const months = monthsOf(span);
      const isWhole = (month: string) => {
        const { from, to } = monthSpan(month);
        return span.from <= from && to <= span.to;
      };
      const bytes = await reportPdf(books, {
        partner: partner ?? '',
        made_at: new Date(now).toISOString(),
        closed: known.closings
          .filter(({ month, reopened_at }) => !reopened_at && months.includes(month))
          // Late amounts are sums of whole months.
          .map((closing) => (isWhole(closing.month) ? closing : { ...closing, late: [] })),
        lineName: (name) => (line ? exportText(line, name) : name),
      });
      return { name: `pembukuan-${span.from}-${span.to}.pdf`, bytes };
    },
  };
}

async function spanFor(database: Database, { from, to }: Partial<Span>): Promise<Span & { today: string }> {
  const today = dayOf(new Date(await databaseNow(database.db)).toISOString());
  return from && to ? { from, to, today } : { from: `${today.slice(0, 7)}-01`, to: today, today };
}
