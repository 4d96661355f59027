import { queryAll } from '../../../../platform/db/statement';
import type { ApiDelivery } from '../../contract/open-api/deliveries';
import type { ApiEnvironment } from '../../domain/words';
import { DUE_COLUMN, URL_COLUMN } from './delivery-store';

export interface HistoryPage {
  partner: string;
  environment: ApiEnvironment;
  status: number | null;
  /** Position in microseconds since 1970; null for the newest. */
  before: number | null;
  id: string | null;
  most: number;
}

export type HistoryRow = ApiDelivery & { at: number };

const COLUMNS = `d.id, d.event_id as webhook_id, d.type as event, d.ref_code, ${URL_COLUMN}, d.status, d.attempts, d.http_status,
       d.failure, d.duration_ms, ${DUE_COLUMN}, d.created_at`;

export const readHistoryPage = queryAll<HistoryPage, HistoryRow>(
  'webhook_history',
  `select * from (
     select ${COLUMNS}, (extract(epoch from d.created_at) * 1000000)::bigint as at
     from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
     where d.partner_id = :partner::uuid and e.environment = :environment::text
       and (:status::smallint is null or d.status = :status::smallint)
       and (:before::bigint is null
         or d.created_at <= '1970-01-01T00:00:00Z'::timestamptz + :before::bigint * interval '1 microsecond')
   ) history
   where :before::bigint is null or (history.at, history.id) < (:before::bigint, :id::uuid)
   order by history.created_at desc, history.id desc limit :most::int`,
);

export interface DeliveryRow {
  partner: string;
  environment: ApiEnvironment;
  code: string;
  /** Creation time of the object: older deliveries need not be searched. */
  from: string;
  most: number;
}

export const readDeliveryRows = queryAll<DeliveryRow, ApiDelivery>(
  'webhook_deliveries_of',
  `select ${COLUMNS} from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
   where d.partner_id = :partner::uuid and e.environment = :environment::text and d.ref_code = :code::text
     and d.created_at >= :from::timestamptz
   order by d.seq, d.id limit :most::int`,
);
