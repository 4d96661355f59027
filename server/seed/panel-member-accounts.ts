import { createHash } from 'node:crypto';
import { v5 } from 'uuid';
import type { Db } from '../db/client';
import { memberSecrets, memberSessions } from '../db/schema/member';
import { chanceOf } from './history-chance';
import { insertRows } from './insert-rows';
import type { EntityDraft, Shop } from './panel-rows';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DEVICES = [
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
];

/** Members of the demonstration sign in with its one password, and were seen on a phone or two. */
export async function seedMemberAccounts(
  db: Db,
  shop: Shop,
  drafts: readonly EntityDraft[],
  password: string,
): Promise<void> {
  const chance = chanceOf(`member accounts ${shop.email}`);
  const members = drafts.map(({ row, counters }) => ({ row, seen: counters?.last_login_at ?? shop.now }));
  await insertRows(
    db,
    memberSecrets,
    members.map(({ row }) => ({
      member_id: row.id,
      partner_id: shop.partnerId,
      password_hash: password,
      changed_at: row.created_at,
    })),
  );
  await insertRows(
    db,
    memberSessions,
    members.map(({ row, seen }) => {
      const id = v5('session', row.id);
      const isOver = row.data.status === 'blocked' || chance.happens(0.2);
      const at = (instant: number) => new Date(instant).toISOString();
      return {
        id,
        // Of no token: nobody holds these.
        token_hash: createHash('sha256').update(id).digest('hex'),
        partner_id: shop.partnerId,
        member_id: row.id,
        ip: `103.${chance.between(10, 250)}.${chance.between(1, 250)}.${chance.between(1, 250)}`,
        user_agent: chance.pick(DEVICES),
        created_at: at(seen),
        last_seen_at: at(Math.min(shop.now, seen + chance.between(0, 20) * HOUR)),
        expires_at: at(seen + 30 * DAY),
        revoked_at: isOver ? at(Math.min(shop.now, seen + DAY)) : null,
      };
    }),
  );
}
