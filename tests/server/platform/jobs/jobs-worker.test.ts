import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { JobHandlers } from '../../../../src/platform/jobs/job';
import { createWorker } from '../../../../src/platform/jobs/worker';
import { ORDER_SUPPLY, queueSupply } from '../../../../src/topics/panel-orders/server/supply-queue';
import { openTestDatabase, type TestDatabase } from '../../../support/database';
import { query } from '../../../support/query';
import { signal } from '../../../support/signal';
import { until } from '../../../support/until';

describe('the worker', () => {
  let open: TestDatabase;

  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());

  const sql = (text: string, values: unknown[]) => query(open.database, text, values);
  const work = (handlers: JobHandlers) => {
    const worker = createWorker({ database: open.database, handlers });
    worker.start({ error: () => undefined });
    onTestFinished(() => worker.stop());
    return worker;
  };

  test('when it stops, finishes what it began and begins nothing more', async () => {
    const kind = `test-${v7()}`;
    const finished: string[] = [];
    let begun = (): void => undefined;
    const running = new Promise<void>((resolve) => {
      begun = resolve;
    });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const worker = work({
      [kind]: async (job) => {
        begun();
        await held;
        finished.push(job.ref_id);
        return 'done';
      },
    });
    const queue = (ref: string) =>
      sql('insert into jobs (id, kind, ref_id, run_at) values ($1::uuid, $2, $3::uuid, now())', [
        v7(),
        kind,
        ref,
      ]);
    const [first, second] = [v7(), v7()];
    await queue(first);
    worker.wake();
    await running;
    const stopped = worker.stop();
    await queue(second);
    worker.wake();
    release();
    await stopped;
    expect(finished).toEqual([first]);
    expect(await sql('select ref_id from jobs where kind = $1 and done_at is null', [kind])).toEqual([
      { ref_id: second },
    ]);
  });

  test('does once more what was asked for again while it was being done', async () => {
    const order = v7();
    const ask = () => open.database.transaction((tx) => queueSupply(tx, order));
    const [hasBegun, begun] = signal();
    const [mayEnd, end] = signal();
    let times = 0;
    const worker = work({
      [ORDER_SUPPLY]: async () => {
        times += 1;
        begun();
        await mayEnd;
        return 'done';
      },
    });
    await ask();
    worker.wake();
    await hasBegun;
    await ask();
    end();

    await until('the job to have run again', async () => times === 2);
    await until('it to be done', async () => {
      const [job] = await sql('select done_at from jobs where ref_id = $1::uuid', [order]);
      return job?.done_at !== null;
    });
    expect(times).toBe(2);
  });
});
