import { z } from 'zod';
import { endpoint, SIGNED_IN } from './endpoint';
import { id, instant } from './shapes';

/** What everyone is told once after signing in (specification 3). `content` is sanitised HTML. */
export const onboardingNotice = z.object({
  id,
  is_active: z.boolean(),
  last_update: instant,
  title: z.string(),
  image_url: z.string().nullable(),
  content: z.string(),
});
export type OnboardingNotice = z.infer<typeof onboardingNotice>;

/** Null when there has never been one. */
export const getOnboarding = endpoint({
  method: 'GET',
  path: '/v1/crm/onboarding',
  object: SIGNED_IN,
  summary: 'Pemberitahuan awal yang berlaku',
  reply: onboardingNotice.nullable(),
});
