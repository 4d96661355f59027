import { v7 } from 'uuid';
import { DEMO_PIN } from '../../demo/logins';
import type { Db } from '../../src/platform/db/client';
import type { Client } from './client';
import { query } from './query';
import type { TestServer } from './server';

export const WITHDRAWAL = '/v1/vendor-panel/withdrawal';

/** Panel profit movements as orders make them. */
export function profitOf(server: TestServer, partner: string) {
  const posting = (type: number, amount: number, order: string = v7()) => ({
    partnerId: partner,
    kind: 'panel' as const,
    amount,
    house: 'profit' as const,
    type,
    refType: 'panel_order',
    refId: order,
    refCode: `INV-${order.slice(-8)}`,
    description: 'Uji',
    actor: 'Sistem',
    userId: null,
  });
  const { ledger } = server.services;
  return {
    /** Returns the order id. */
    async earn(amount: number, tx?: Db, order: string = v7()): Promise<string> {
      const one = posting(1, amount, order);
      await (tx ? ledger.postIn(tx, one) : ledger.post(one));
      return order;
    },
    refund: (amount: number, order?: string) => ledger.post(posting(2, -amount, order)),
    book: (type: number, amount: number, tx?: Db) =>
      tx ? ledger.postIn(tx, posting(type, amount)) : ledger.post(posting(type, amount)),
    /** Ages held profit by this many hours. */
    wait: (hours: number) =>
      query(
        server.database,
        `update profit_holds set free_at = free_at - $2::int * interval '1 hour'
         where balance_id = (select id from balances where partner_id = $1::uuid and kind = 'panel')`,
        [partner, hours],
      ),
  };
}

/** Requests a withdrawal; 1 is the main balance. */
export const withdraw = (client: Client, amount: number, over: object = {}, key: string = v7()) =>
  client.post(WITHDRAWAL, { amount, target: 1, pin: DEMO_PIN, ...over }, { 'idempotency-key': key });
