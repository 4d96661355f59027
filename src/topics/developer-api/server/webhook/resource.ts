import type { EntityRow } from '../../../../admin/entity/calls';
import type { ResourceService } from '../../../../admin/server/service-shape';
import { createTableReading } from '../../../../admin/server/table-reading';
import { tableRow } from '../../../../admin/server/table-row';
import { shellQuoted } from '../../../../core/format/shell';
import { webhookFailures } from '../../../../core/text/webhook';
import type { Database } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { AppError } from '../../../../platform/http/app-error';
import type { Store } from '../../../offers';
import { type LogRow, type LogTry, readLog, readLogById, readTries } from './log-store';

const MOST_TRIES = 50;

/** Store of the resource `webhook-delivery`. */
export function createDeliveryLog(database: Database): ResourceService {
  const reading = createTableReading<Store<'webhook-delivery'>>(database, {
    from: sql`webhook_deliveries d`,
    id: sql`d.id`,
    seenBy: ({ partnerId }) => sql`d.partner_id = ${partnerId}`,
    columns: {
      created_at: sql`d.created_at`,
      status: sql`d.status`,
      event: sql`d.type`,
      environment: (values) =>
        sql`d.endpoint_id in (select id from webhook_endpoints where environment in ${values})`,
    },
    search: { ref_code: sql`d.ref_code` },
    read: async (db, tail) => (await readLog(db, tail)).map(present),
  });
  return {
    ...reading,
    async show(_resource, { partnerId }, id) {
      const row = await readLogById(database.db, partnerId, id);
      if (!row) throw new AppError('NOT_FOUND');
      return { ...present(row), ...detailOf(row, await readTries(database.db, id, MOST_TRIES)) };
    },
  };
}

const present = (row: LogRow): EntityRow =>
  tableRow({
    id: row.id,
    event: row.type,
    ref_code: row.ref_code,
    url: row.url,
    environment: row.environment,
    status: String(row.status),
    attempts: row.attempts,
    http_status: row.http_status,
    duration_ms: row.duration_ms,
    failure: row.failure && webhookFailures[row.failure],
    due_at: row.due_at,
    event_id: row.event_id,
    body: row.body,
    created_at: row.created_at,
  });

function detailOf({ url, body }: LogRow, tries: readonly LogTry[]) {
  const [last] = tries;
  return {
    ...(last && {
      headers: Object.entries(last.headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
      curl: curlOf(url, last.headers, body),
      ...(last.response && { response: last.response }),
    }),
    tries: tries.map(({ created_at, http_status, failure, duration_ms }) => ({
      at: created_at,
      result: [http_status, failure && webhookFailures[failure]].filter(Boolean).join(' – ') || 'Terkirim',
      duration_ms,
    })),
  };
}

export const curlOf = (url: string, headers: Readonly<Record<string, string>>, body: string): string =>
  [
    `curl -X POST ${shellQuoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    `--data-raw ${shellQuoted(body)}`,
  ].join(' ');
