import type { Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryOne } from '../../../platform/db/statement';

export interface Chat {
  id: string;
  /** `@sari`, else a first name. */
  name: string;
}

export interface StoredChat {
  name: string;
  linked_at: string;
  lost_at: string | null;
}

interface Person {
  user_id: string;
}

export const readChat = queryOne<Person, StoredChat>(
  'telegram-chat-read',
  'select name, linked_at, lost_at from telegram_chats where user_id = :user_id::uuid',
);

/** Replaces an earlier chat. */
export const linkChat = (
  tx: Db,
  { user_id, partner_id }: Person & { partner_id: string },
  { id, name }: Chat,
): Promise<void> =>
  tx.command(sql`
    insert into telegram_chats (user_id, partner_id, chat_id, name)
    values (${user_id}, ${partner_id}, ${id}, ${name.slice(0, 64)})
    on conflict (user_id) do update set chat_id = excluded.chat_id, name = excluded.name, linked_at = now(),
      lost_at = null`);

export const unlinkChat = (tx: Db, userId: string): Promise<string | null> =>
  tx.value<string>(sql`delete from telegram_chats where user_id = ${userId} returning name`);

/** Returns all users of the chat: two may have linked the same. */
export const loseChat = (tx: Db, chatId: string) =>
  tx.rows<{ user_id: string; partner_id: string; name: string }>(sql`
    update telegram_chats set lost_at = now() where chat_id = ${chatId} and lost_at is null
    returning user_id, partner_id, name`);

/** Chats for balance reminders: of users who may still configure them, each once. */
export const hearingChats = (db: Db, partnerId: string): Promise<string[]> =>
  db.column<string>(sql`
    select distinct c.chat_id from telegram_chats c join users u on u.id = c.user_id
    where c.partner_id = ${partnerId} and c.lost_at is null and u.disabled_at is null
      and (u.role = 'owner' or 'setting.reminder_saldo' = any(u.privileges))`);
