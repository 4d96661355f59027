import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { OPEN_API } from '../../src/core/integration/paths';
import { TOPUP } from '../../src/core/states';
import type { Db } from '../db/client';
import { apiRequests } from '../db/schema/request-log';
import { demoCashier } from './demo-people';
import type { Plan } from './history-plan';
import { insertRows } from './insert-rows';

type Row = typeof apiRequests.$inferSelect;
type Call = Pick<Row, 'method' | 'path' | 'http_status' | 'code' | 'duration_ms' | 'ref_id'> & {
  request?: object;
  response: object;
};

const REF = 'KASIR-000412';
const customer = { nomor_hp: '081234561230' };
const refusal = (status: number, code: string, message: string, message_en: string) => ({
  ...{ status, code, message, message_en },
});

/** What the program of the demonstration asked, the oldest first. */
const calls: readonly Call[] = [
  {
    ...{ method: 'GET', path: '/balance', http_status: 401, code: 'INVALID_SIGNATURE', duration_ms: 4 },
    ref_id: null,
    response: refusal(401, 'INVALID_SIGNATURE', 'Tanda tangan tidak cocok.', 'The signature does not match.'),
  },
  {
    ...{ method: 'GET', path: '/balance', http_status: 200, code: null, duration_ms: 7, ref_id: null },
    response: { status: 200, message: 'OK', data: { balance: 10_000_000, currency: 'IDR' } },
  },
  {
    ...{ method: 'POST', path: '/orders', http_status: 409, code: 'PRICE_NOT_MATCH', duration_ms: 11 },
    ref_id: REF,
    request: { ref_id: REF, sku: 'TSEL-10', qty: 1, price: 10_000, customer },
    response: refusal(409, 'PRICE_NOT_MATCH', 'Harga berubah.', 'The price has changed.'),
  },
];

/** Calls of a program of the demonstration's first owner, a minute apart, after the last top up that was paid. */
export async function seedApiRequests(tx: Db, plans: readonly Plan[]): Promise<void> {
  const plan = plans.find(({ account }) => account.past.email === demoCashier.owner);
  const paid = plan?.topups.filter(({ status }) => status === TOPUP.paid).at(-1);
  if (!plan || !paid) return;
  const begun = Date.parse(paid.updated_at);
  const rows = calls.map(({ request, response, ...call }, nth): Row => {
    const at = begun + nth * 60_000;
    return {
      ...call,
      ...{ id: v7({ msecs: at }), partner_id: plan.account.partnerId },
      request_id: createHash('sha256').update(`demo ${nth}`).digest('hex').slice(0, 10),
      ...{ label: 'Server kasir', environment: 'sandbox', ip: '203.0.113.7' },
      path: `${OPEN_API}${call.path}`,
      request: request ? JSON.stringify(request, null, 2) : null,
      response: JSON.stringify(response, null, 2),
      created_at: new Date(at).toISOString(),
    };
  });
  await insertRows(tx, apiRequests, rows);
}
