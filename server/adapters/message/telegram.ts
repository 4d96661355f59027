import { z } from 'zod';
import { shortened } from '../../../src/core/format/cut';
import { Later, type MessageCarrier, Undeliverable } from './message';
import { type TelegramBot, TelegramRefusal } from './telegram-bot';

/** UTF-16 units of one message. */
const MOST = 4096;

/** Telegram by a bot: `to` is the id of a chat that somebody has opened with it. */
export const createTelegramCarrier = (bot: Pick<TelegramBot, 'call'>): MessageCarrier => ({
  name: 'telegram',
  async deliver({ to, text }) {
    // No parse mode: what somebody typed is shown as it is, and is no markup.
    const body = { chat_id: to, text: shortened(text, MOST), link_preview_options: { is_disabled: true } };
    try {
      await bot.call('sendMessage', body, z.object({ message_id: z.number() }));
    } catch (failure) {
      if (!(failure instanceof TelegramRefusal)) throw failure;
      if (isNobody(failure)) throw new Undeliverable(failure.message);
      // Anything else is ours to mend, a token that is not known or too many messages, and may work later.
      throw failure.wait === null ? failure : new Later(failure.message, failure.wait);
    }
  },
});

/** The bot is blocked or was sent away, the account is gone, or there never was such a chat. */
const isNobody = ({ code, message }: TelegramRefusal): boolean =>
  code === 403 || (code === 400 && /chat not found/i.test(message));
