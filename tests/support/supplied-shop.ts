import { type DigiflazzStandIn, startDigiflazz } from './digiflazz';
import { startTestServer, type TestServer } from './server';
import { openShop, type Shop } from './shop';

export interface SuppliedShop {
  digiflazz: DigiflazzStandIn;
  server: TestServer;
  shop: Shop;
  close: () => Promise<void>;
}

/** A server without demo data that uses an external supplier, with a shop. */
export async function openSuppliedShop(env: NodeJS.ProcessEnv = {}): Promise<SuppliedShop> {
  const digiflazz = await startDigiflazz();
  const server = await startTestServer({
    seed: 'none',
    env: { ...digiflazz.env, SEED: 'none', ...env },
  });
  return {
    ...{ digiflazz, server, shop: await openShop(server.database) },
    close: async () => {
      await server.close();
      await digiflazz.close();
    },
  };
}
