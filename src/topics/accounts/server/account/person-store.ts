import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { queryOne } from '../../../../platform/db/statement';

export interface Person {
  id: string;
  partner_id: string;
  role: 'owner' | 'sub';
  name: string;
  email: string;
  phone: string;
  is_email_verified: boolean;
  is_phone_verified: boolean;
}

// Excludes disabled users, so that recovery cannot bypass it.
const personWhere = (condition: string) =>
  `select id, partner_id, role, name, email, phone,
     email_verified_at is not null as is_email_verified, phone_verified_at is not null as is_phone_verified
   from users where ${condition} and disabled_at is null`;

export const readPerson = queryOne<{ id: string }, Person>(
  'account-person-by-id',
  personWhere('id = :id::uuid'),
);
export const readPersonByEmail = queryOne<{ email: string }, Person>(
  'account-person-by-email',
  personWhere('lower(email) = lower(:email)'),
);
export const readPersonByPhone = queryOne<{ phone: string }, Person>(
  'account-person-by-phone',
  personWhere('phone = :phone'),
);

/** False if already verified. Throws a unique violation if another user has the number. */
export const storeVerifiedPhone = (tx: Db, userId: string, phone: string): Promise<boolean> =>
  tx.hasRow(sql`
    update users set phone = ${phone}, phone_verified_at = now()
    where id = ${userId}::uuid and phone_verified_at is null returning id`);

/** Like `keepVerifiedPhone`. */
export const storeVerifiedEmail = (tx: Db, userId: string, email: string): Promise<boolean> =>
  tx.hasRow(sql`
    update users set email = ${email}, email_verified_at = now()
    where id = ${userId}::uuid and email_verified_at is null returning id`);

const moves = {
  email: (id: string, from: string, to: string) => sql`
    update users set email = ${to}, email_verified_at = null where id = ${id}::uuid and email = ${from} returning id`,
  phone: (id: string, from: string, to: string) => sql`
    update users set phone = ${to}, phone_verified_at = null where id = ${id}::uuid and phone = ${from} returning id`,
};

/**
 * Changes an address, unverified. False if `from` is no longer the user's. Throws a unique violation if
 * another user has `to`.
 */
export const moveAddress = (
  tx: Db,
  field: 'email' | 'phone',
  userId: string,
  from: string,
  to: string,
): Promise<boolean> => tx.hasRow(moves[field](userId, from, to));

/** `address` received the link, so it counts as verified. */
export const storePassword = (tx: Db, userId: string, hash: string, address: string): Promise<void> =>
  tx.command(sql`
    update users set password_hash = ${hash},
      email_verified_at = coalesce(email_verified_at, case when lower(email) = ${address} then now() end),
      phone_verified_at = coalesce(phone_verified_at, case when phone = ${address} then now() end)
    where id = ${userId}::uuid`);

/** False if the compared password has changed. */
export const replaceHash = (db: Db, userId: string, before: string, hash: string): Promise<boolean> =>
  db.hasRow(sql`
    update users set password_hash = ${hash} where id = ${userId} and password_hash = ${before} returning id`);

interface SessionCheck {
  user_id: string;
  auth_type: 'email' | 'phone';
  expires_at: string;
  email: string;
  phone: string;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  now: string;
}

export const readSessionCheck = queryOne<{ token_hash: string }, SessionCheck>(
  'account-check-session',
  `select u.id as user_id, s.auth_type, s.expires_at, u.email, u.phone,
     u.phone_verified_at is not null as is_phone_verified,
     u.email_verified_at is not null as is_email_verified, now() as now
   from sessions s join users u on u.id = s.user_id where s.token_hash = :token_hash`,
);
