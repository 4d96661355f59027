import type { Database } from '../../../db/client';
import { sanitizeHtml } from '../../../http/sanitize';
import { newestNotice } from './store';

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
