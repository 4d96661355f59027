import { v7 } from 'uuid';
import { TOPUP, WEBHOOK, WEBHOOK_DELIVERY } from '../../src/core/states';
import type { Db } from '../db/client';
import { webhookDeliveries, webhookEndpoints, webhookTries } from '../db/schema/webhook';
import type { VaultService } from '../modules/ground/vault/service';
import { messageText } from '../modules/trade/webhook/message';
import { contextOf, newSecret, signedHeaders } from '../modules/trade/webhook/secret';
import { demoCashier } from './demo-people';
import type { Plan } from './history-plan';
import { insertRows } from './insert-rows';

/** Nobody answers there, and nobody is asked: it is paused. */
const URL = 'https://server.toko.test/webhook';
/** Milliseconds of the answer to each, the newest first; null was never answered. */
const ANSWERS: readonly (number | null)[] = [182, 240, null, 201, 97];
const PATIENCE = 10_000;

/** A server of the demonstration's first owner, paused by hand, with what it heard of top ups before. */
export async function seedWebhooks(
  tx: Db,
  plans: readonly Plan[],
  vault: Pick<VaultService, 'sealText'>,
): Promise<void> {
  const plan = plans.find(({ account }) => account.past.email === demoCashier.owner);
  const paid = plan?.topups
    .filter(({ status }) => status === TOPUP.paid)
    .slice(-ANSWERS.length)
    .reverse();
  const [newest] = paid ?? [];
  if (!plan || !paid || !newest) return;
  const { owner } = plan.account;
  const [id, secret] = [v7(), newSecret()];
  await insertRows(tx, webhookEndpoints, [
    {
      ...{ id, partner_id: newest.partner_id, user_id: owner.userId, url: URL },
      ...{ environment: 'production', events: ['topup.paid'] },
      ...{
        secret_sealed: vault.sealText(secret, contextOf(id)),
        old_secret_sealed: null,
        old_secret_until: null,
      },
      ...{ status: WEBHOOK.paused, failures: 0, is_slow: false },
      ...{ paused_at: newest.updated_at, last_ok_at: newest.updated_at },
      ...{ created_at: newest.created_at, updated_at: newest.updated_at },
    },
  ]);
  const sent = paid.map((topup, nth) => {
    const { sent: done, failed } = WEBHOOK_DELIVERY;
    const duration = ANSWERS[nth] ?? null;
    const at = topup.updated_at;
    const event = v7({ msecs: Date.parse(at) });
    const body = messageText({
      ...{ type: 'topup.paid', timestamp: at },
      data: {
        ...{ id: topup.id, code: topup.code, amount: topup.amount, paid_amount: topup.invoice_paid_amount },
        ...{ method: topup.method_name, status: TOPUP.paid },
        ...{ balance_after: topup.balance_after, paid_at: topup.paid_at },
      },
    });
    const row: typeof webhookDeliveries.$inferSelect = {
      ...{
        id: v7({ msecs: Date.parse(at) }),
        endpoint_id: id,
        partner_id: topup.partner_id,
        event_id: event,
      },
      ...{ seq: Date.parse(at) * 1000, type: 'topup.paid', object_id: topup.id, ref_code: topup.code, body },
      ...{ status: duration === null ? failed : done, attempts: 1, due_at: null, locked_until: null },
      ...{ http_status: duration === null ? null : 200, failure: duration === null ? 'timeout' : null },
      ...{ duration_ms: duration ?? PATIENCE, delivered_at: duration === null ? null : at, created_at: at },
    };
    return { row, at, event, body };
  });
  await insertRows(
    tx,
    webhookDeliveries,
    sent.map(({ row }) => row),
  );
  await insertRows(
    tx,
    webhookTries,
    sent.map(({ row, at, event, body }) => ({
      ...{ id: v7({ msecs: Date.parse(at) }), delivery_id: row.id, url: URL, created_at: at },
      headers: {
        'content-type': 'application/json',
        ...signedHeaders({ id: event, timestamp: Math.floor(Date.parse(at) / 1000), body }, [secret]),
      },
      ...{ http_status: row.http_status, failure: row.failure, duration_ms: row.duration_ms ?? PATIENCE },
      response: row.http_status === null ? null : 'OK',
    })),
  );
}
