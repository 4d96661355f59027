import type { Database } from '../../src/platform/db/client';
import { startApiProcess } from './api-process';
import { openTestDatabase, usualKind } from './database';
import { openTopup, outcomesOf, type SentCallback, sendCallback, type Waiting } from './payments';
import { query } from './query';
import { startTestServer } from './server';
import { openShop, type Shop } from './shop';

export const sandboxGateway = { PAYMENT_GATEWAY: 'sandbox' };

/** Callback receivers: two processes on PostgreSQL, one on the embedded database. */
export class GatewayStage {
  private constructor(
    readonly database: Database,
    readonly shop: Shop,
    readonly urls: string[],
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<GatewayStage> {
    if ((await usualKind()) === 'embedded') {
      const { database, url, close } = await startTestServer({ seed: 'none', env: sandboxGateway });
      return new GatewayStage(database, await openShop(database), [url], close);
    }
    const store = await openTestDatabase();
    const shop = await openShop(store.database);
    const processes = await Promise.all(
      [1, 2].map(() => startApiProcess({ ...store.env, ...sandboxGateway })),
    );
    const urls = processes.map(({ url }) => url);
    return new GatewayStage(store.database, shop, urls, async () => {
      await Promise.all(processes.map((one) => one.kill()));
      await store.close();
    });
  }

  send = (callback: SentCallback, nth = 0) => sendCallback(this.urls[nth % this.urls.length] ?? '', callback);

  outcome = async (topup: Waiting) => (await outcomesOf(this.database, [topup])).get(topup.id);

  notices = (topup: Pick<Waiting, 'code'>) =>
    query(this.database, 'select kind, times from operator_notices where ref = $1 order by kind', [
      topup.code,
    ]);

  balanceOf = async (partner: string) => (await this.shop.ledger.balanceOf(partner, 'main')).balance;

  topup = async (options: Parameters<typeof openTopup>[2] = {}) =>
    openTopup(this.database, (await this.shop.openPartner(0)).partnerId, options);
}

export const later = ({ expiresAt }: Waiting) => new Date(Date.parse(expiresAt) + 60_000).toISOString();
export const earlier = ({ expiresAt }: Waiting) => new Date(Date.parse(expiresAt) - 7_200_000).toISOString();
