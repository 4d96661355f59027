import { v4 } from 'uuid';
import type { Client } from './client';
import { query } from './query';
import type { TestServer } from './server';

export const TICKETS = '/v1/crm/ticket-system';

export const wish = {
  category: 'other',
  priority: '2',
  subject: 'Butuh bantuan',
  message: 'Mohon bantuannya untuk hal ini.',
};

export const openTicket = (client: Client, given: object = {}) => client.post(TICKETS, { ...wish, ...given });

export const conversation = async (client: Client, id: string) =>
  (await client.get(`${TICKETS}/conversation/${id}`)).body.data;

export const actionOn = (
  client: Client,
  action: string,
  id: string,
  typed: object = {},
  key: string = v4(),
) => client.post(`${TICKETS}/act/${action}`, { ...typed, key, ids: [id] });

/** Code of the latest order, top-up or withdrawal without an open ticket. */
export async function freeCode(
  { database }: TestServer,
  table: 'transactions' | 'topups' | 'withdrawals',
  email: string,
): Promise<string> {
  const [row] = await query(
    database,
    `select c.code from ${table} c join users u on u.partner_id = c.partner_id
     where u.email = $1 and not exists (select from tickets t where t.ref_id = c.id and t.status <= 3)
     order by c.id desc limit 1`,
    [email],
  );
  return String(row?.code);
}

/** Sets a sub-account's keys. */
export const grant = ({ database }: TestServer, email: string, ...keys: string[]) =>
  query(database, 'update users set privileges = $1::text[] where email = $2', [keys, email]);
