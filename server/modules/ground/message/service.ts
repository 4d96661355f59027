import { v7 } from 'uuid';
import type { MessageChannel } from '../../../adapters/message/message';
import type { Database, Db } from '../../../db/client';
import { forgetDoneJobs, queueJob } from '../../../jobs/queue';
import { DELIVER, DELIVER_CODE } from './deliver';
import { type Letter, renderLetter } from './letter';
import { forgetOldMessages, insertMessage, readOutbox } from './store';

/** A message to be sent. `text` is all of it on a phone, and the plain form of an e-mail. */
export interface NewMessage {
  channel: MessageChannel;
  /** An e-mail address, `628…`, or the id of a Telegram chat. */
  to: string;
  /** E-mails only. */
  subject?: string;
  text: string;
  html?: string;
  partnerId?: string;
  /** It holds a code that soon is worth nothing. */
  isCode?: boolean;
}

export interface MessageDeps {
  database: Database;
  productName: string;
  /** Where people reach the portal, without a slash at its end. */
  publicUrl: string;
}

export type MessageService = ReturnType<typeof createMessageService>;

/** What the portal says to people outside of it. */
export function createMessageService({ database, productName, publicUrl }: MessageDeps) {
  const queue = async (db: Db, message: NewMessage): Promise<void> => {
    const { channel, to, text, subject = null, html = null, partnerId = null, isCode = false } = message;
    const id = v7();
    await insertMessage(db, { id, channel, to, subject, text, html }, partnerId);
    await queueJob(db, isCode ? DELIVER_CODE : DELIVER, id);
  };

  return {
    /** Sends with the commit of `db`. */
    queue,

    /** An e-mail in the product's dress. */
    mail: (
      db: Db,
      to: string,
      { isCode, ...letter }: Letter & Pick<NewMessage, 'isCode'>,
      partnerId?: string,
    ): Promise<void> =>
      queue(db, {
        channel: 'email',
        to,
        ...(isCode && { isCode }),
        ...renderLetter(productName, letter),
        ...(partnerId && { partnerId }),
      }),

    /** The name that people know the portal by. */
    productName,

    /** An absolute address of a page of the portal. */
    urlOf: (path: `/${string}`): string => publicUrl + path,

    /** What the sandbox delivered, newest first; `to` narrows it to one recipient. */
    outbox: (to: string | null, limit: number) => readOutbox(database, to, limit),

    /** Housekeeping; safe at any time. */
    async forgetOld(): Promise<void> {
      await forgetOldMessages(database);
      await forgetDoneJobs(database, [DELIVER, DELIVER_CODE]);
    },
  };
}
