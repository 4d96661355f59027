import { v4 } from 'uuid';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_PASSWORD, demoLogins } from '../../../demo/logins';
import { openDatabase } from '../../../src/platform/db/client';
import { sql } from '../../../src/platform/db/sql';
import { startApiProcess } from '../../support/api-process';
import { Client } from '../../support/client';
import { openTestDatabase, postgresAvailable } from '../../support/database';
import { query } from '../../support/query';
import { fillings } from '../../support/seeds';
import { signal } from '../../support/signal';
import { until } from '../../support/until';

const PATH = '/v1/crm/debts';
const ROWS = 40;
const KNOWN = 'Pelanggan 20';

describe.runIf(await postgresAvailable())('kill -9 in the middle of an import', () => {
  test('leaves nothing of it; repeated, it writes each row once, also if its answer is lost', async () => {
    const stage = await openStage();
    const { key, rows } = { key: v4(), rows: fileOf() };
    const send = (client: Client) => client.post(`${PATH}/import`, { key, by: 'name', rows });
    const first = await stage.start();
    const { body: known } = await first.client.post(PATH, { name: KNOWN, amount: 1 });
    const before = await stage.stored();

    // The lock of a row in the middle of the file holds the import there.
    const free = await stage.hold(known.data.id);
    const lost = send(first.client).catch((failure: unknown) => failure);
    await until('the import waits in its middle', stage.isWaiting);
    await first.api.kill();
    free();
    expect(await lost).toBeInstanceOf(TypeError);
    await until('the database has ended its transaction', async () => !(await stage.isOpen()));
    expect(await stage.stored()).toEqual(before);

    const second = await stage.start();
    const done = await send(second.client);
    expect(done.body.data.rows.map(({ state }: { state: string }) => state)).toEqual(
      rows.map(({ cells }) => (cells.name === KNOWN ? 'changed' : 'new')),
    );
    await second.api.kill();
    const after = await stage.stored();
    expect(after).toHaveLength(ROWS);

    const third = await stage.start();
    expect((await send(third.client)).body).toEqual(done.body);
    expect(await stage.stored()).toEqual(after);
    const undone = await third.client.post(`${PATH}/undo/${done.body.data.undo.id}`);
    expect(undone.status).toBe(200);
    expect((await stage.stored()).map(({ name, amount }) => [name, amount])).toEqual([[KNOWN, 1]]);
  }, 120_000);
});

const fileOf = () =>
  Array.from({ length: ROWS }, (_unused, nth) => ({
    ...{ row: nth + 2, cells: { name: `Pelanggan ${nth}`, amount: String(1000 + nth) } },
  }));

async function openStage() {
  const store = await openTestDatabase(fillings.accounts());
  onTestFinished(() => store.close());
  const { database, env } = store;
  const other = await openDatabase(env);
  onTestFinished(() => other.close());
  const importing = "query ilike '%entities%' and datname = current_database() and pid <> pg_backend_pid()";
  const hasSession = async (condition: string) =>
    (await query(database, `select 1 as one from pg_stat_activity where ${importing} and ${condition}`))
      .length > 0;
  return {
    async start() {
      const api = await startApiProcess(env);
      onTestFinished(() => api.kill());
      const client = await new Client(api.url).signIn(demoLogins[0]?.email ?? '', DEMO_PASSWORD);
      return { api, client };
    },
    stored: () =>
      query(
        database,
        `select id, data->>'name' as name, (data->>'amount')::int as amount, version from entities
         where resource = 'debt' and deleted_at is null order by id`,
      ),
    isWaiting: () => hasSession("wait_event_type = 'Lock'"),
    isOpen: () => hasSession("state in ('active', 'idle in transaction')"),
    /** Locks a row until the returned function is called. */
    async hold(id: string): Promise<() => void> {
      const [freed, free] = signal();
      const [held, hold] = signal();
      void other.transaction(async (tx) => {
        await tx.execute(sql`select id from entities where id = ${id} for update`);
        hold();
        await freed;
      });
      await held;
      return free;
    },
  };
}
