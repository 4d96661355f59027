import { v7 } from 'uuid';
import type { MessageChannel } from '../adapters/message/message';
import type { Database, Db } from '../db/client';
import { forgetDoneJobs, queueJob } from '../jobs/queue';
import { DELIVER, DELIVER_CODE } from './deliver';
import { type Letter, renderLetter } from './letter';
import { forgetOldMessages, insertMessage, readOutbox } from './store';

/** A new message. `text` is the whole message on a phone, and the plain part of an e-mail. */
export interface NewMessage {
  channel: MessageChannel;
  /** E-mail address, `628…`, or Telegram chat id. */
  to: string;
  subject?: string;
  text: string;
  html?: string;
  partnerId?: string;
  isCode?: boolean;
}

export interface MessageDeps {
  database: Database;
  productName: string;
  /** Public URL without a trailing slash. */
  publicUrl: string;
}

export type MessageService = ReturnType<typeof createMessageService>;

export function createMessageService({ database, productName, publicUrl }: MessageDeps) {
  const queue = async (db: Db, message: NewMessage): Promise<void> => {
    const { channel, to, text, subject = null, html = null, partnerId = null, isCode = false } = message;
    const id = v7();
    await insertMessage(db, { id, channel, to, subject, text, html }, partnerId);
    await queueJob(db, isCode ? DELIVER_CODE : DELIVER, id);
  };

  return {
    queue,

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

    productName,

    urlOf: (path: `/${string}`): string => publicUrl + path,

    /** Delivered sandbox messages, newest first; `to` filters by recipient. */
    outbox: (to: string | null, limit: number) => readOutbox(database, { recipient: to, limit }),

    async forgetOld(): Promise<void> {
      await forgetOldMessages(database);
      await forgetDoneJobs(database, [DELIVER, DELIVER_CODE]);
    },
  };
}
