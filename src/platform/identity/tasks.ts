import { v7 } from 'uuid';
import type { Database, Db } from '../db/client';
import { command, queryAny, queryOne } from '../db/statement';
import type { JobHandler } from '../jobs/job';
import { queuedSoon } from '../jobs/queue';

export type Work = (tx: Db) => Promise<unknown>;

const insertTask = command<{ id: string; job: string; kind: string; task: string }>(
  'account-task-insert',
  `with working as (
     ${queuedSoon({ kind: 'kind', ref: 'id' })}
   )
   insert into account_tasks (id, task) values (:id::uuid, :task::jsonb)`,
);
const readTask = queryOne<{ id: string }, { task: unknown }>(
  'account-task-read',
  'select task from account_tasks where id = :id::uuid',
);
const removeTask = queryAny<{ id: string }>(
  'account-task-remove',
  'delete from account_tasks where id = :id::uuid returning id',
);

/** Inserts the same row whether or not an account exists, to prevent enumeration. */
export const addTask = <Task extends { kind: string }>(
  database: Database,
  job: string,
  task: Task,
): Promise<void> => insertTask(database, { id: v7(), job: v7(), kind: job, task: JSON.stringify(task) });

/** Tasks run after the response, so that it does not reveal whether an account exists. */
export const taskHandler =
  <Task extends { kind: string }>(
    database: Database,
    plans: Readonly<Record<Task['kind'], (task: Task) => Promise<Work[]>>>,
  ): JobHandler =>
  async ({ ref_id }) => {
    const row = await readTask(database, { id: ref_id });
    if (!row) return 'done';
    const task = row.task as Task;
    const work = await plans[task.kind as Task['kind']](task);
    await database.transaction(async (tx) => {
      // Another process may have completed it.
      if (!(await removeTask(tx, { id: ref_id }))) return;
      for (const one of work) await one(tx);
    });
    return 'done';
  };
