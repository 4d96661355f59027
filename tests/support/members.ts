import { Client } from './client';
import { query } from './query';
import { startTestServer, type TestServer } from './server';
import { openStorefront, type Storefront } from './storefront';

export const MEMBER_PASSWORD = 'Rahasia#2026';

let nth = 0;

/** An unregistered person. */
export const newcomer = () => {
  nth += 1;
  const number = String(nth).padStart(4, '0');
  return {
    name: 'Rina Baru',
    username: `rina.baru${number}`,
    email: `rina${number}@uji.test`,
    phone: `08127770${number}`,
    password: MEMBER_PASSWORD,
  };
};

interface MemberRecord {
  id: string;
  data: Record<string, unknown>;
  last_login_at: number | null;
}

/** Account operations of members and visitors. */
export function memberDesk(server: TestServer, shop: Storefront) {
  const as = (token: string) => new Client(server.url, token);
  return {
    as,
    knock: (path: string, body: object, headers?: Record<string, string>) =>
      server.guest.post(`${shop.path}/member/${path}`, body, headers),
    profile: (token: string, at = shop) => as(token).get(`${at.path}/member/profile`),
    recordOf: async (username: string) => {
      const rows = await query(
        server.database,
        `select e.id, e.data, (select value from entity_counters c where c.entity_id = e.id and field = 'last_login_at')
           as last_login_at from entities e
         where e.resource = 'member' and e.partner_id = $1::uuid and e.data->>'username' = $2
           and e.deleted_at is null`,
        [shop.partnerId, username],
      );
      return rows as unknown as MemberRecord[];
    },
  };
}

export type MemberDesk = ReturnType<typeof memberDesk>;

/** A server with two websites, closed after the tests. */
export async function openMemberTests() {
  const server = await startTestServer();
  const shop = await openStorefront(server);
  return {
    server,
    shop,
    lain: await openStorefront(server, 'lain@demo.test'),
    owner: await server.signIn(),
    desk: memberDesk(server, shop),
  };
}
