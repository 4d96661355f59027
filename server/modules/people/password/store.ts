import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

interface Holder {
  email: string;
  /** `628…` */
  phone: string;
  password_hash: string;
}

const holderStatement = statement<{ user_id: string }, Holder>(
  'password-holder',
  'select email, phone, password_hash from users where id = :user_id::uuid',
);

export async function readHolder(database: Database, userId: string): Promise<Holder> {
  const [row] = await run(database, holderStatement, { user_id: userId });
  if (!row) throw new Error('the user of a session does not exist');
  return row;
}
