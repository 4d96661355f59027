import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ActivityService } from '../../../platform/activity/service';
import type { TelegramBot } from '../../../platform/adapters/message/telegram-bot';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryRow } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { hashToken, newToken } from '../../../platform/identity/tokens';
import type { MessageService } from '../../../platform/messages/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { TELEGRAM_CODE_MINUTES, type TelegramCode, type TelegramLink } from '../contract';
import { telegramWords } from '../text';
import { type Chat, hearingChats, linkChat, loseChat, readChat, unlinkChat } from './chat-store';
import { createTelegramReader } from './reader';

interface NewCode {
  user_id: string;
  code_hash: string;
  minutes: number;
}

interface StoredCode {
  expires_at: string;
  now: string;
}

/** One code per user: a new one replaces the old. */
const replaceCode = queryRow<NewCode, StoredCode>(
  'telegram-code-replace',
  `insert into telegram_codes (user_id, code_hash, expires_at)
values (:user_id::uuid, :code_hash, now() + :minutes::int * interval '1 minute')
on conflict (user_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at
returning expires_at, now() as now`,
);

/** Invalidates an unused code. */
const dropCode = (tx: Db, userId: string): Promise<unknown> =>
  tx.execute(sql`delete from telegram_codes where user_id = ${userId}`);

interface Holder extends Record<string, unknown> {
  user_id: string;
  partner_id: string;
  user_name: string;
  shop: string;
}

/** Consumes a code and returns its user; null if it is unknown, used, expired, or its account is disabled. */
const takeCode = (tx: Db, codeHash: string): Promise<Holder | null> =>
  tx.row<Holder>(sql`
    with taken as (delete from telegram_codes where code_hash = ${codeHash} returning user_id, expires_at)
    select u.id as user_id, u.partner_id, u.name as user_name, p.name as shop
    from taken join users u on u.id = taken.user_id join partners p on p.id = u.partner_id
    where taken.expires_at > now() and u.disabled_at is null`);

export interface TelegramDeps {
  database: Database;
  bot: Pick<TelegramBot, 'id' | 'call'> | null;
  activity: ActivityService;
  message: Pick<MessageService, 'queue' | 'productName'>;
  notification: Pick<NotificationService, 'notify'>;
  quota: Pick<QuotaService, 'spend' | 'allowsIn'>;
  demo: () => Promise<boolean>;
}

const CODES: Quota = { kind: 'telegram-code', most: 20, seconds: 3_600, gap: 0 };
const ANSWERS: Quota = { kind: 'telegram-answer', most: 10, seconds: 3_600, gap: 0 };

const LINK = '/setting/reminder-saldo';

export type TelegramService = ReturnType<typeof createTelegramService>;

/** Links users to Telegram chats. A user proves a chat by sending a code from it. */
export function createTelegramService(deps: TelegramDeps) {
  const { database, bot, activity, message, notification, quota, demo } = deps;

  const by = async (): Promise<TelegramLink['by']> => {
    if (bot) return 'bot';
    return (await demo()) ? 'sandbox' : 'off';
  };
  const of = async ({ userId, partnerId }: Actor): Promise<TelegramLink> => ({
    by: await by(),
    chat: await readChat(database, { user_id: userId }),
    hearing: (await hearingChats(database.db, partnerId)).length,
  });

  let username: string | undefined;
  /** The bot's user name, requested once. Throws UNAVAILABLE. */
  const addressOf = async (code: string): Promise<string | null> => {
    if (!bot) return null;
    try {
      username ??= (await bot.call('getMe', {}, z.object({ username: z.string() }))).username;
    } catch {
      throw new AppError('UNAVAILABLE');
    }
    return `https://t.me/${username}?start=${code}`;
  };

  const answer = async (tx: Db, to: string, text: string, partnerId?: string): Promise<void> => {
    if (!(await quota.allowsIn(tx, ANSWERS, to))) return;
    await message.queue(tx, { channel: 'telegram', to, text, ...(partnerId && { partnerId }) });
  };

  /** Links `chat` to the user of the code and confirms it in the chat and on the page; false for an invalid code. */
  const take = async (tx: Db, code: string, chat: Chat): Promise<boolean> => {
    const holder = await takeCode(tx, hashToken(code));
    if (!holder) return false;
    await linkChat(tx, holder, chat);
    const { title, body } = telegramWords.news.linked;
    await notification.notify(tx, holder.partner_id, {
      ...{ type: 'Info', title, body: body(chat.name), link: LINK },
      audience: { userId: holder.user_id },
    });
    await activity.recordFor(tx, holder.partner_id, 'system', {
      code: 'telegram.link',
      object: `${holder.user_name}, ${chat.name}`,
    });
    await answer(tx, chat.id, telegramWords.linked(holder.shop, message.productName), holder.partner_id);
    return true;
  };

  /** Handles a message to the bot. Only `/start` is answered. */
  const handleMessage = async (tx: Db, chat: Chat, text: string): Promise<void> => {
    const said = /^\/start(?:@\w+)?(?:\s+(\S{1,64}))?\s*$/.exec(text);
    if (!said) return;
    const [, code] = said;
    if (code && (await take(tx, code, chat))) return;
    await answer(tx, chat.id, code ? telegramWords.refused : telegramWords.hello(message.productName));
  };

  return {
    of,

    /** Throws RATE_LIMITED, UNAVAILABLE if Telegram is unreachable, NOT_FOUND without a bot. */
    async begin(actor: Actor): Promise<TelegramCode> {
      if ((await by()) === 'off') throw new AppError('NOT_FOUND');
      await quota.spend(CODES, actor.userId, { code: 'RATE_LIMITED' });
      const code = newToken();
      const url = await addressOf(code);
      const stored = { user_id: actor.userId, code_hash: hashToken(code), minutes: TELEGRAM_CODE_MINUTES };
      return { code, url, ...(await replaceCode(database, stored)) };
    },

    /** Throws NOT_FOUND outside the sandbox, LINK_INVALID. */
    async simulate(actor: Actor, code: string): Promise<TelegramLink> {
      if ((await by()) !== 'sandbox') throw new AppError('NOT_FOUND');
      // Not numeric, so that a real bot configured later cannot message a stranger.
      const chat = { id: `simulasi-${randomUUID().slice(0, 8)}`, name: telegramWords.simulated };
      if (!(await database.transaction((tx) => take(tx, code, chat)))) throw new AppError('LINK_INVALID');
      return of(actor);
    },

    /** Invalidates a pending code as well. */
    async unlink(actor: Actor): Promise<TelegramLink> {
      await database.transaction(async (tx) => {
        await dropCode(tx, actor.userId);
        const name = await unlinkChat(tx, actor.userId);
        if (name !== null) await activity.record(tx, actor, { code: 'telegram.unlink', object: name });
      });
      return of(actor);
    },

    hearing: (db: Db, partnerId: string): Promise<string[]> => hearingChats(db, partnerId),

    /** Telegram has refused a chat permanently: its users are notified in the portal. */
    lost: (chatId: string): Promise<void> =>
      database.transaction(async (tx) => {
        const { title, body } = telegramWords.news.lost;
        for (const { user_id, partner_id, name } of await loseChat(tx, chatId)) {
          await notification.notify(tx, partner_id, {
            ...{ type: 'Info', title, body: body(name), link: LINK },
            audience: { userId: user_id },
          });
        }
      }),

    read: bot && createTelegramReader({ database, bot, handleMessage }),
  };
}
