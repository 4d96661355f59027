import type { Db } from '../../../db/client';
import type { MessageService } from '../../ground/message/service';
import { sendVerifyLink } from './links';
import * as store from './staff-store';

export type { NewStaff } from './staff-store';

type Messages = Pick<MessageService, 'mail' | 'urlOf' | 'productName'>;

export const createStaff = (message: Messages) => ({
  /**
   * Somebody who works for a partner becomes a person. What they have not proven is theirs to prove as after registering:
   * the number by a code when they sign in, the e-mail by a link that goes there now. Throws a unique violation when an
   * address is somebody else's.
   */
  async openStaff(tx: Db, one: store.NewStaff): Promise<void> {
    await store.insertStaff(tx, one);
    if (!one.email_proven) await sendVerifyLink(tx, message, one, one.email);
  },

  /** Who is gone leaves e-mail and number to an account to come. */
  freeAddresses: store.freeAddresses,
});
