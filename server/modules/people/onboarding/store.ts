import type { OnboardingNotice } from '../../../../src/core/contract/onboarding';
import { queryOne } from '../../../db/statement';

/** The newest active notice, else the newest. */
export const newestNotice = queryOne<object, OnboardingNotice>(
  'onboarding_newest',
  `select id, is_active, last_update, title, image_url, content from onboarding_notices
   order by is_active desc, last_update desc, id desc limit 1`,
);
