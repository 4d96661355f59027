import type { Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import type { MessageService } from '../../../../platform/messages/service';
import { sendVerifyLink } from './links';

export interface NewStaff {
  id: string;
  partner_id: string;
  name: string;
  email: string;
  phone: string;
  password_hash: string;
  pin_hash: string;
  privileges: readonly string[];
  email_proven: boolean;
  phone_proven: boolean;
}

const insertStaff = (tx: Db, one: NewStaff): Promise<void> =>
  tx.command(sql`
    insert into users (id, partner_id, role, name, email, phone, password_hash, pin_hash, privileges,
      phone_verified_at, email_verified_at, terms_accepted_at)
    select ${one.id}::uuid, ${one.partner_id}::uuid, 'sub', ${one.name}, ${one.email}, ${one.phone},
      ${one.password_hash}, ${one.pin_hash}, array(select jsonb_array_elements_text(${JSON.stringify(one.privileges)}::jsonb)),
      case when ${one.phone_proven}::boolean then now() end, case when ${one.email_proven}::boolean then now() end, now()`);

/** Releases e-mail and number of a deleted user for a new account. */
const freeAddresses = (tx: Db, userId: string): Promise<void> =>
  tx.command(sql`
    update users set email = id || '@dihapus.invalid', phone = id::text
    where id = ${userId}::uuid and role = 'sub'`);

type Messages = Pick<MessageService, 'mail' | 'urlOf' | 'productName'>;

export const createStaff = (message: Messages) => ({
  /**
   * Creates a user for a partner's employee. Unverified addresses are verified as after registration: the
   * number by a code at sign-in, the e-mail by a link sent now. Throws a unique violation if another user has
   * an address.
   */
  async openStaff(tx: Db, one: NewStaff): Promise<void> {
    await insertStaff(tx, one);
    if (!one.email_proven) await sendVerifyLink(tx, message, one, one.email);
  },

  freeAddresses: freeAddresses,
});
