import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { getOnboarding } from '../contract';
import type { OnboardingService } from './service';

export function onboardingRoutes(app: FastifyInstance, onboarding: OnboardingService): void {
  serve(app, getOnboarding, () => onboarding.notice());
}
