import type { FastifyInstance } from 'fastify';
import { getOnboarding } from '../../../../src/core/contract/onboarding';
import { serve } from '../../../http/serve';
import type { OnboardingService } from './service';

export function onboardingRoutes(app: FastifyInstance, onboarding: OnboardingService): void {
  serve(app, getOnboarding, () => onboarding.notice());
}
