import type { Database } from '../../../platform/db/client';
import { queryOne } from '../../../platform/db/statement';
import { sanitizeHtml } from '../../../platform/http/sanitize';
import type { OnboardingNotice } from '../contract';

/** The newest active notice, else the newest. */
const newestNotice = queryOne<object, OnboardingNotice>(
  'onboarding_newest',
  `select id, is_active, last_update, title, image_url, content from onboarding_notices
   order by is_active desc, last_update desc, id desc limit 1`,
);

export type OnboardingService = ReturnType<typeof createOnboardingService>;

export function createOnboardingService({ database }: { database: Database }) {
  /** Sanitised once per version, because rows may be edited directly in the database. */
  let cleaned: { of: string; content: string } | undefined;
  return {
    async notice() {
      const notice = await newestNotice(database);
      if (!notice) return null;
      if (cleaned?.of !== notice.content) {
        cleaned = { of: notice.content, content: await sanitizeHtml(notice.content) };
      }
      return { ...notice, content: cleaned.content };
    },
  };
}
