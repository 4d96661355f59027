import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

const nameStatement = statement<{ partner: string }, { name: string }>(
  'books_partner',
  'select name from partners where id = :partner::uuid',
);

export async function partnerName(database: Database, partner: string): Promise<string> {
  const [row] = await run(database, nameStatement, { partner });
  return row?.name ?? '';
}
