import { v7 } from 'uuid';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../../src/platform/db/client';
import { createResend } from '../../../src/topics/developer-api/server/webhook/resend';
import { beginResend } from '../../../src/topics/developer-api/server/webhook/resend-store';
import { openTestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { openShop } from '../../support/shop';

const PORTION = 2;
const FAILED = 5;

test('a period is sent again a portion at a time, none of it twice, whatever dies in between', async () => {
  const { database, close } = await openTestDatabase();
  onTestFinished(close);
  const shop = await openShop(database);
  const { partnerId, userId } = await shop.openPartner(1_000_000);
  const endpoint = v7();
  await query(
    database,
    `insert into webhook_endpoints (id, partner_id, user_id, url, events, secret_sealed)
     values ($1::uuid, $2::uuid, $3::uuid, 'https://toko.test', '{transaction.created}', '')`,
    [endpoint, partnerId, userId],
  );
  // Equal timestamps differ only by id; one was delivered, and one is of another day.
  await query(
    database,
    `insert into webhook_deliveries (id, endpoint_id, partner_id, event_id, seq, type, object_id, ref_code, body, status,
       created_at)
     select gen_random_uuid(), $1::uuid, $2::uuid, gen_random_uuid(), nth, 'transaction.created', gen_random_uuid(),
       'TRX-' || nth, '{}', case when nth = 6 then 1 else 2 end,
       date_trunc('hour', now()) - case when nth = 7 then interval '3 days' else interval '1 day' end
     from generate_series(1, 7) nth`,
    [endpoint, partnerId],
  );
  const ask = () =>
    database.transaction((tx) =>
      beginResend(tx, {
        ...{ partner: partnerId, failed_only: true },
        from: new Date(Date.now() - 2 * 86_400_000).toISOString(),
        to: new Date(Date.now() + 86_400_000).toISOString(),
      }),
    );
  expect(await ask()).toEqual({ count: FAILED, paused: 0 });
  expect(await ask()).toBeNull();

  const job = { id: v7(), kind: 'webhook-resend', ref_id: partnerId, attempts: 1 };
  const log = { error: () => undefined };
  const dying: Database = {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        await work(tx);
        throw new Error('killed');
      }),
  };
  const sent: string[] = [];
  for (let isOver = false; !isOver; ) {
    await expect(createResend(dying, PORTION)(job, log)).rejects.toThrow('killed');
    isOver = (await createResend(database, PORTION)(job, log)) === 'done';
    // All fail again before the next batch.
    const portion = await query(
      database,
      'update webhook_deliveries set status = 2, due_at = null where status = 3 returning ref_code',
      [],
    );
    expect(portion.length).toBeLessThanOrEqual(PORTION);
    sent.push(...portion.map(({ ref_code }) => String(ref_code)));
  }
  expect(sent.toSorted()).toEqual(['TRX-1', 'TRX-2', 'TRX-3', 'TRX-4', 'TRX-5']);
  const woken = await query(database, `select ref_id from jobs where kind = 'webhook'`, []);
  expect(woken).toEqual([{ ref_id: endpoint }]);
  expect(await ask()).toEqual({ count: FAILED, paused: 0 });
});
