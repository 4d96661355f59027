import type { Db } from '../../../../platform/db/client';
import type { MessageService } from '../../../../platform/messages/service';
import { sendVerifyLink } from './links';
import * as store from './staff-store';

export type { NewStaff } from './staff-store';

type Messages = Pick<MessageService, 'mail' | 'urlOf' | 'productName'>;

export const createStaff = (message: Messages) => ({
  /**
   * Creates a user for a partner's employee. Unverified addresses are verified as after registration: the
   * number by a code at sign-in, the e-mail by a link sent now. Throws a unique violation if another user has
   * an address.
   */
  async openStaff(tx: Db, one: store.NewStaff): Promise<void> {
    await store.insertStaff(tx, one);
    if (!one.email_proven) await sendVerifyLink(tx, message, one, one.email);
  },

  freeAddresses: store.freeAddresses,
});
