import { z } from 'zod';
import { get, SIGNED_IN } from '../../core/contract/endpoint';
import { otherwise, textOf } from '../../core/contract/reading';
import { id, instant } from '../../core/contract/shapes';

/** Shown once after sign-in (specification 3). `content` is sanitised HTML. */
export const onboardingNotice = z.object({
  id: otherwise(id, ({ last_update }) => textOf(last_update)),
  is_active: z.boolean(),
  last_update: instant,
  title: z.string(),
  image_url: z.string().nullable(),
  content: z.string(),
});
export type OnboardingNotice = z.infer<typeof onboardingNotice>;

/** Null if none exists. */
export const getOnboarding = get('/v1/crm/onboarding', SIGNED_IN, {
  summary: 'Pemberitahuan awal yang berlaku',
  reply: onboardingNotice.nullable(),
});
