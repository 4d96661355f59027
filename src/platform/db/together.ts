import type { Db } from './client';

type Questions = readonly (() => Promise<unknown>)[];
type Answers<Q extends Questions> = { [N in keyof Q]: Awaited<ReturnType<Q[N]>> };

/** Runs independent queries in parallel, or in sequence inside a transaction, which has one connection. */
export async function together<const Q extends Questions>(db: Db, questions: Q): Promise<Answers<Q>> {
  const answers: unknown[] = [];
  if (db.isSingle) for (const ask of questions) answers.push(await ask());
  else answers.push(...(await Promise.all(questions.map((ask) => ask()))));
  return answers as Answers<Q>;
}
