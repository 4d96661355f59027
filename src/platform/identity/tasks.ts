import { v7 } from 'uuid';
import type { Database, Db } from '../db/client';
import { run, runIn, statement } from '../db/statement';
import type { JobHandler } from '../jobs/job';
import { queuedSoon } from '../jobs/queue';

/** Table of tasks that anonymous requests create for a background job. */
export interface TaskRealm<Task> {
  table: string;
  columns: readonly (keyof Task & string)[];
  job: string;
}

export type Work = (tx: Db) => Promise<unknown>;

/** Tasks run after the response, so that it does not reveal whether an account exists. */
export function createTaskTable<Task extends { kind: string }>({ table, columns, job }: TaskRealm<Task>) {
  const values = columns.map((name) => (name.endsWith('_id') ? `:${name}::uuid` : `:${name}`));
  const insertStatement = statement<Task & { id: string; job: string; job_kind: string }>(
    `${table}_insert`,
    `with working as (
       ${queuedSoon({ kind: 'job_kind', ref: 'id' })}
     )
     insert into ${table} (id, ${columns.join(', ')}) values (:id::uuid, ${values.join(', ')})`,
  );
  const readStatement = statement<{ id: string }, Task>(
    `${table}_read`,
    `select ${columns.join(', ')} from ${table} where id = :id::uuid`,
  );
  const removeStatement = statement<{ id: string }>(
    `${table}_remove`,
    `delete from ${table} where id = :id::uuid returning id`,
  );

  return {
    /** Inserts the same row whether or not an account exists, to prevent enumeration. */
    async add(database: Database, task: Task): Promise<void> {
      await run(database, insertStatement, { ...task, id: v7(), job: v7(), job_kind: job });
    },

    handler:
      (
        database: Database,
        plans: Readonly<Record<Task['kind'], (task: Task) => Promise<Work[]>>>,
      ): JobHandler =>
      async ({ ref_id }) => {
        const [task] = await run(database, readStatement, { id: ref_id });
        if (!task) return 'done';
        const work = await plans[task.kind as Task['kind']](task);
        await database.transaction(async (tx) => {
          // Another process may have completed it.
          if ((await runIn(tx, removeStatement, { id: ref_id })).length === 0) return;
          for (const one of work) await one(tx);
        });
        return 'done';
      },
  };
}
