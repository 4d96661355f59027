import type { Database } from '../../../db/client';
import { sanitizeHtml } from '../../../http/sanitize';
import { newestNotice } from './store';

export type OnboardingService = ReturnType<typeof createOnboardingService>;

/** The notice that everyone sees after signing in. */
export function createOnboardingService({ database }: { database: Database }) {
  /** Cleaned once for each state of a notice: a hand at the database is not trusted more than a form. */
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
