import { z } from 'zod';
import { shortened } from '../../../core/format/cut';
import { Later, type MessageCarrier, Undeliverable } from './message';
import { type TelegramBot, TelegramRefusal } from './telegram-bot';

/** Maximum UTF-16 units of one message. */
const MOST = 4096;

/** Telegram by a bot: `to` is the id of a chat that the user opened. */
export const createTelegramCarrier = (bot: Pick<TelegramBot, 'call'>): MessageCarrier => ({
  name: 'telegram',
  async deliver({ to, text }) {
    // No parse mode: user text must not be read as markup.
    const body = { chat_id: to, text: shortened(text, MOST), link_preview_options: { is_disabled: true } };
    try {
      await bot.call('sendMessage', body, z.object({ message_id: z.number() }));
    } catch (failure) {
      if (!(failure instanceof TelegramRefusal)) throw failure;
      if (isNobody(failure)) throw new Undeliverable(failure.message);
      // Other failures, such as an unknown token or too many messages, may succeed later.
      throw failure.wait === null ? failure : new Later(failure.message, failure.wait);
    }
  },
});

/** The bot was blocked or removed, the account is deleted, or the chat never existed. */
const isNobody = ({ code, message }: TelegramRefusal): boolean =>
  code === 403 || (code === 400 && /chat not found/i.test(message));
