import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, now } from './columns';
import { partners, users } from './identity';

/** The chat with the bot that a person has linked. */
export const telegramChats = pgTable(
  'telegram_chats',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    partner_id: uuid('partner_id')
      .notNull()
      .references(() => partners.id),
    chat_id: text('chat_id').notNull(),
    /** What Telegram calls its person: `@sari`, else a first name. */
    name: text('name').notNull(),
    linked_at: instant('linked_at').notNull().default(now),
    /** When Telegram refused it for good: nothing is sent there any more. */
    lost_at: instant('lost_at'),
  },
  (table) => [
    index('telegram_chats_partner').on(table.partner_id),
    index('telegram_chats_chat').on(table.chat_id),
  ],
);

/** The newest code of a person, on its way to the bot; kept as sha-256 (hex) only, and gone once it was used. */
export const telegramCodes = pgTable('telegram_codes', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  code_hash: text('code_hash').notNull().unique(),
  expires_at: instant('expires_at').notNull(),
});

/** How far what people write to a bot has been read, and which process reads it. */
export const telegramReaders = pgTable('telegram_readers', {
  /** Id of the bot. */
  bot: text('bot').primaryKey(),
  /** First update that has not been dealt with; null once Telegram knows of all that were. */
  next_update: bigint('next_update', { mode: 'number' }),
  leased_by: uuid('leased_by'),
  leased_until: instant('leased_until'),
});
