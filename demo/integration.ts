import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { TOPUP, WEBHOOK, WEBHOOK_DELIVERY } from '../src/core/states';
import type { VaultService } from '../src/platform/vault/service';
import { messageText } from '../src/topics/developer-api/contract/webhook-message';
import { OPEN_API } from '../src/topics/developer-api/domain/paths';
import { contextOf, newSecret, signedHeaders } from '../src/topics/developer-api/server/webhook/secret';
import type { Plan } from './history/plan';
import type { Tables } from './tables';
import { idAt, iso, MINUTE } from './time';

const refusal = (status: number, code: string, message: string, message_en: string) => ({
  ...{ status, code, message, message_en },
});

const REF = 'KASIR-000412';

interface Call {
  method: string;
  path: string;
  http_status: number;
  code?: string;
  duration_ms: number;
  ref_id?: string;
  request?: object;
  response: object;
}

const CALLS: Call[] = [
  {
    ...{ method: 'GET', path: '/balance', http_status: 401, code: 'INVALID_SIGNATURE', duration_ms: 4 },
    response: refusal(401, 'INVALID_SIGNATURE', 'Tanda tangan tidak cocok.', 'The signature does not match.'),
  },
  {
    ...{ method: 'GET', path: '/balance', http_status: 200, duration_ms: 7 },
    response: { status: 200, message: 'OK', data: { balance: 10_000_000, currency: 'IDR' } },
  },
  {
    ...{
      method: 'POST',
      path: '/orders',
      http_status: 409,
      code: 'PRICE_NOT_MATCH',
      duration_ms: 11,
      ref_id: REF,
    },
    request: { ref_id: REF, sku: 'TSEL-10', qty: 1, price: 10_000, customer: { nomor_hp: '081234561230' } },
    response: refusal(409, 'PRICE_NOT_MATCH', 'Harga berubah.', 'The price has changed.'),
  },
];

const paidTopups = ({ topups }: Plan) => topups.filter(({ status }) => status === TOPUP.paid);

/** The calls are a minute apart, after the last paid top up. */
export function addApiRequests(tables: Tables, plan: Plan): void {
  const begun = Date.parse(paidTopups(plan).at(-1)?.updated_at ?? '');
  tables.add(
    'api_requests',
    CALLS.map(({ request, response, path, ...call }, nth) => ({
      ...{ id: idAt(begun + nth * MINUTE), partner_id: plan.account.partnerId, ...call },
      request_id: createHash('sha256').update(`demo ${nth}`).digest('hex').slice(0, 10),
      ...{ label: 'Server kasir', environment: 'sandbox', ip: '203.0.113.7', path: `${OPEN_API}${path}` },
      request: request ? JSON.stringify(request, null, 2) : null,
      ...{ response: JSON.stringify(response, null, 2), created_at: iso(begun + nth * MINUTE) },
    })),
  );
}

/** The endpoint is paused, so nothing is sent there. */
const URL = 'https://server.toko.test/webhook';
/** Milliseconds until each answer, newest first; null if there was none. */
const ANSWERS: readonly (number | null)[] = [182, 240, null, 201, 97];
const TIMEOUT = 10_000;

export function addWebhooks(tables: Tables, plan: Plan, vault: Pick<VaultService, 'sealText'>): void {
  const paid = paidTopups(plan).slice(-ANSWERS.length).reverse();
  const [newest] = paid;
  if (!newest) return;
  const { partnerId: partner_id, owner } = plan.account;
  const [endpoint_id, secret] = [v7(), newSecret()];
  tables.add('webhook_endpoints', [
    {
      ...{ id: endpoint_id, partner_id, user_id: owner.userId, url: URL },
      ...{ environment: 'production', events: ['topup.paid'] },
      ...{ secret_sealed: vault.sealText(secret, contextOf(endpoint_id)), status: WEBHOOK.paused },
      ...{ failures: 0, is_slow: false, paused_at: newest.updated_at, last_ok_at: newest.updated_at },
      ...{ created_at: newest.created_at, updated_at: newest.updated_at },
    },
  ]);
  for (const [nth, topup] of paid.entries()) {
    const duration = ANSWERS[nth] ?? null;
    const at = Date.parse(topup.updated_at);
    const [delivery_id, event] = [idAt(at), idAt(at)];
    const body = messageText({
      ...{ type: 'topup.paid', timestamp: topup.updated_at },
      data: { ...topup, status: TOPUP.paid },
    });
    const answer =
      duration === null
        ? { http_status: null, failure: 'timeout', duration_ms: TIMEOUT }
        : { http_status: 200, failure: null, duration_ms: duration };
    tables.add('webhook_deliveries', [
      {
        ...{ id: delivery_id, endpoint_id, partner_id, event_id: event, seq: at * 1000, type: 'topup.paid' },
        ...{ object_id: topup.id, ref_code: topup.code, body, attempts: 1, ...answer },
        status: duration === null ? WEBHOOK_DELIVERY.failed : WEBHOOK_DELIVERY.sent,
        ...{ delivered_at: duration === null ? null : topup.updated_at, created_at: topup.updated_at },
      },
    ]);
    const headers = signedHeaders({ id: event, timestamp: Math.floor(at / 1000), body }, [secret]);
    tables.add('webhook_tries', [
      {
        ...{ id: idAt(at), delivery_id, url: URL, ...answer, created_at: topup.updated_at },
        headers: { 'content-type': 'application/json', ...headers },
        response: duration === null ? null : 'OK',
      },
    ]);
  }
}
