import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxGateway } from '../../support/gateway-stage';
import { callbackOf, openTopup, sendCallback } from '../../support/payments';
import { query } from '../../support/query';
import { openSuppliedShop, type SuppliedShop } from '../../support/supplied-shop';

describe('callbacks without a signature', () => {
  let stage: SuppliedShop;
  beforeAll(async () => {
    stage = await openSuppliedShop({ ...sandboxGateway, RATE_LIMIT: 'on' });
  });
  afterAll(() => stage?.close());

  it('are refused unheard from the thirty-first of an address in an hour, apart for suppliers and gateways, and signed ones come through', async () => {
    const { digiflazz, server, shop } = stage;
    // Resets limits of an earlier attempt.
    await query(server.database, 'delete from quotas');
    await query(server.database, `delete from operator_notices where kind like '%signature'`);
    const { partnerId } = await shop.openPartner(0);
    const topup = await openTopup(server.database, partnerId);
    const paid = callbackOf(topup);
    const toSupplier = () => digiflazz.callBack(server.url, 'tebakan', { rc: '02' }, 'tebakan');
    const toGateway = () => sendCallback(server.url, { ...paid, signature: 'tebakan' });
    for (const call of [toSupplier, toGateway]) {
      const statuses: number[] = [];
      for (let nth = 0; nth < 35; nth += 1) statuses.push(await call());
      expect(statuses).toEqual([...Array(30).fill(401), ...Array(5).fill(429)]);
    }
    const rows = await query(
      server.database,
      `select kind, times from operator_notices where kind like '%signature' order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'payment_signature', times: 30 },
      { kind: 'supplier_signature', times: 30 },
    ]);
    expect(await digiflazz.callBack(server.url, 'orang-lain', { rc: '02' })).toBe(200);
    expect(await sendCallback(server.url, paid)).toBe(200);
  });
});
