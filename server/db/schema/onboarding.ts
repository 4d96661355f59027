import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant, now } from './columns';

/** Notices shown after signing in (specification 3); the newest active one counts. `content` is sanitised HTML. */
export const onboardingNotices = pgTable('onboarding_notices', {
  id: idColumn(),
  title: text('title').notNull(),
  image_url: text('image_url'),
  content: text('content').notNull(),
  is_active: boolean('is_active').notNull().default(true),
  last_update: instant('last_update').notNull().default(now),
});
