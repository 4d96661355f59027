import { describe, expect, onTestFinished, test } from 'vitest';
import { type ApiProcess, startApiProcess } from '../../support/api-process';
import { postgresAvailable } from '../../support/database';
import { query } from '../../support/query';
import { startTestServer } from '../../support/server';
import { signal } from '../../support/signal';
import { openStorefront, someone } from '../../support/storefront';
import { until } from '../../support/until';

/** Milliseconds until a dead process's job lease ends. */
const LEASE_AND_MORE = 60_000;

describe.runIf(await postgresAvailable())('kill -9 between the gateway and the store of its answer', () => {
  test('charges the order once: the next process finds the same payment', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const { database, env } = server;
    const sql = (text: string, values: unknown[] = []) => query(database, text, values);
    const shop = await openStorefront(server);
    await server.app.close();
    const start = async (): Promise<ApiProcess> => {
      const { DATA_DIR, DATABASE_URL } = env;
      const api = await startApiProcess({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }), SEED: 'demo' });
      onTestFinished(() => api.kill());
      return api;
    };
    const hold = async (statement: string) => {
      const [isHeld, markHeld] = signal();
      const [isReleased, release] = signal();
      const holding = database.transaction(async (tx) => {
        await tx.execute(statement);
        markHeld();
        await isReleased;
      });
      await Promise.race([isHeld, holding]);
      return () => {
        release();
        return holding;
      };
    };
    const waiting = () =>
      until('the process to wait for a lock', async () => {
        const rows = await sql(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });

    const victim = await start();
    const openGateway = await hold('lock table sandbox_payments in share row exclusive mode');
    const buyer = someone();
    const placed = shop.place({ product_id: shop.custom, buyer }, { url: victim.url }).catch(() => null);
    await waiting();
    const [order] = await sql(
      'select id, invoice from panel_orders where buyer_key is not null and asked_at is not null',
    );
    const { id, invoice } = order as { id: string; invoice: string };
    const openOrder = await hold(`select from panel_orders where id = '${id}' for update`);
    await openGateway();
    const charges = () => sql('select reference from sandbox_payments where merchant_ref = $1', [id]);
    await until('the gateway to have charged', async () => (await charges()).length === 1);
    await waiting();
    await victim.kill();
    await openOrder();
    expect(await placed).toBeNull();
    expect(await shop.row(invoice)).toMatchObject({ payment_status: 1, payment: null, payment_ref: null });

    const [charged] = await charges();
    await sql(`update panel_orders set asked_at = now() - interval '1 minute' where id = $1`, [id]);
    await sql('update jobs set run_at = now() where ref_id = $1', [id]);
    const heir = await start();
    await until(
      'the order to be charged',
      async () => (await shop.row(invoice)).payment !== null,
      LEASE_AND_MORE,
    );
    expect(await charges()).toEqual([charged]);
    expect(await shop.row(invoice)).toMatchObject({ payment_ref: charged?.reference });
    expect(await heir.stop()).toBe(0);
  }, 120_000);
});
