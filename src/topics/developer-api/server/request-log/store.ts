import type { Db } from '../../../../platform/db/client';
import { type SQL, sql } from '../../../../platform/db/sql';
import { command } from '../../../../platform/db/statement';
import { OPEN_API } from '../../domain/paths';
import type { ApiEnvironment } from '../../domain/words';

export interface StoredCall {
  id: string;
  partner_id: string;
  request_id: string;
  label: string;
  environment: ApiEnvironment;
  method: string;
  path: string;
  ip: string;
  http_status: number;
  code: string | null;
  duration_ms: number;
  ref_id: string | null;
  request: string | null;
  response: string | null;
  created_at: string;
}

/** A new entry; received `age` milliseconds ago. */
export type NewCall = Omit<StoredCall, 'created_at'> & { age: number };

export const storeCalls = command<{ rows: string }>(
  'api_request_store',
  `with inserted as (
     insert into api_requests (id, partner_id, request_id, label, environment, method, path, ip, http_status, code,
       duration_ms, ref_id, request, response, created_at)
     select r.id, r.partner_id, r.request_id, r.label, r.environment, r.method, r.path, r.ip, r.http_status, r.code,
       r.duration_ms, r.ref_id, r.request, r.response,
       clock_timestamp() - r.age / 1000 * interval '1 second'
     from jsonb_to_recordset(:rows::jsonb) r (id uuid, partner_id uuid, request_id text, label text, environment text,
       method text, path text, ip text, http_status smallint, code text, duration_ms int, ref_id text, request text,
       response text, age float8)
     returning partner_id
   )
   select notify_resource(partner_id, 'api-request'), notify_programs(partner_id) from (select distinct partner_id from inserted) partners`,
);

/** Deletes entries older than 30 days (domain 3.11), a bounded number per call. */
export const forgetOldCalls = command<object>(
  'api_request_forget',
  `delete from api_requests where id in (
     select id from api_requests where created_at < now() - interval '30 days' limit 20000)`,
);

const STATUSES: Readonly<Record<string, SQL>> = {
  ok: sql`c.http_status < 400`,
  refused: sql`c.http_status between 400 and 499`,
  failed: sql`c.http_status >= 500`,
};

/** Columns by which lists find calls. */
export const callColumns = {
  at: sql`c.created_at`,
  created_at: sql`c.created_at`,
  status: (values: string[]): SQL =>
    sql`(${sql.join(
      values.map((value) => STATUSES[value] ?? sql`false`),
      sql` or `,
    )})`,
  call: (values: string[]): SQL =>
    sql`c.method || ' ' || split_part(c.path, '?', 1) in ${values.map((value) => value.replace(' ', ` ${OPEN_API}`))}`,
  environment: sql`c.environment`,
};

/** A complete request id, or the beginning of a `ref_id`. */
export const searchCalls = (text: string): SQL => {
  const beginning = `${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(c.request_id = lower(${text.trim()}) or c.ref_id like ${beginning})`;
};

export const readCallById = async (db: Db, partner: string, id: string): Promise<StoredCall | null> =>
  (await readCalls(db, sql`c.partner_id = ${partner} and c.id = ${id}`))[0] ?? null;

export const readCalls = (db: Db, where: SQL): Promise<StoredCall[]> =>
  db.rows<StoredCall>(sql`
    select c.id, c.partner_id, c.request_id, c.label, c.environment, c.method, c.path, c.ip, c.http_status, c.code,
      c.duration_ms, c.ref_id, c.request, c.response, c.created_at
    from api_requests c where ${where}`);
