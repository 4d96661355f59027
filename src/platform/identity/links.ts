import type { LinkTicket } from '../../core/contract/account-fields';
import type { Database, Db } from '../db/client';
import { command, queryAny, queryOne } from '../db/statement';
import { AppError } from '../http/app-error';
import type { Quota, QuotaService } from '../quota/service';
import { hashBearer, hashToken, newToken } from './tokens';

/** Lifetimes in minutes, also stated in the messages. Purposes of users and of members differ. */
const MINUTES = {
  'verify-email': 60,
  'reset-password': 30,
  'verify-member': 24 * 60,
  'reset-member': 30,
  'move-member': 60,
};

export type LinkPurpose = keyof typeof MINUTES;

interface Link {
  owner_id: string;
  address: string;
  expires_at: string;
  used: boolean;
  expired: boolean;
  now: string;
}

interface NewLink {
  owner: string;
  partner: string;
  purpose: string;
  token_hash: string;
  address: string;
  minutes: number;
}

const replaceLink = command<NewLink>(
  'link-replace',
  `insert into account_links (owner_id, partner_id, purpose, token_hash, address, expires_at)
   values (:owner::uuid, :partner::uuid, :purpose, :token_hash, :address, now() + :minutes::int * interval '1 minute')
   on conflict (owner_id, purpose) do update set token_hash = excluded.token_hash, address = excluded.address,
     created_at = now(), expires_at = excluded.expires_at, used_at = null`,
);
const readLink = queryOne<{ token_hash: string; purpose: LinkPurpose; partner: string | null }, Link>(
  'link-read',
  `select owner_id, address, expires_at, used_at is not null as used, expires_at <= now() as expired, now() as now
   from account_links where token_hash = :token_hash and purpose = :purpose
     and (:partner::uuid is null or partner_id = :partner::uuid)`,
);
const takeLink = queryAny<{ token_hash: string }>(
  'link-use',
  `update account_links set used_at = now()
   where token_hash = :token_hash and used_at is null and expires_at > now() returning token_hash`,
);
export const dropLinks = command<{ owner: string }>(
  'link-drop',
  'delete from account_links where owner_id = :owner::uuid',
);

/**
 * Creates the only link of a user or member for this purpose, and returns its token; the database stores only
 * a hash.
 */
export async function makeLink(
  tx: Db,
  purpose: LinkPurpose,
  { id, partner_id }: { id: string; partner_id: string },
  address: string,
): Promise<string> {
  const token = newToken();
  await replaceLink(tx, {
    ...{ owner: id, partner: partner_id, purpose, address },
    ...{ token_hash: hashToken(token), minutes: MINUTES[purpose] },
  });
  return token;
}

/**
 * The link of a valid token; `partner` is the one whose website opens it. Throws LINK_INVALID, LINK_USED,
 * LINK_EXPIRED.
 */
export async function openLink(
  database: Database,
  authorization: string,
  purpose: LinkPurpose,
  partner: string | null = null,
): Promise<Link & { tokenHash: string }> {
  const tokenHash = hashBearer(authorization);
  const link = await readLink(database, { token_hash: tokenHash, purpose, partner });
  if (!link) throw new AppError('LINK_INVALID');
  if (link.used) throw new AppError('LINK_USED');
  if (link.expired) throw new AppError('LINK_EXPIRED');
  return { ...link, tokenHash };
}

/** Marks a link as used in `tx`. Throws LINK_USED: only one of two concurrent calls succeeds. */
export async function useLink(tx: Db, tokenHash: string): Promise<void> {
  if (!(await takeLink(tx, { token_hash: tokenHash }))) throw new AppError('LINK_USED');
}

/** Counts a link before it is sent. Throws LINK_WAIT `{ seconds }`. */
export async function spendLink(
  quota: Pick<QuotaService, 'spend'>,
  kind: Quota,
  subject: string,
): Promise<LinkTicket> {
  const { next_at, now } = await quota.spend(kind, subject, { code: 'LINK_WAIT' });
  return { resend_at: next_at, server_time: now };
}
