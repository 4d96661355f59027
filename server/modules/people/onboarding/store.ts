import type { OnboardingNotice } from '../../../../src/core/contract/onboarding';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

const newestStatement = statement<object, OnboardingNotice>(
  'onboarding_newest',
  `select id, is_active, last_update, title, image_url, content from onboarding_notices
   order by is_active desc, last_update desc, id desc limit 1`,
);

/** The newest active notice, else the newest. */
export async function newestNotice(database: Database): Promise<OnboardingNotice | null> {
  const [row] = await run(database, newestStatement, {});
  return row ?? null;
}
