import type { FastifyInstance } from 'fastify';
import { listFeedback, sendFeedback } from '../../../../src/core/contract/feedback';
import { serve } from '../../../http/serve';
import type { FeedbackService } from './service';

export function feedbackRoutes(app: FastifyInstance, feedback: FeedbackService): void {
  serve(app, sendFeedback, ({ actor, body }) => feedback.send(actor, body));
  serve(app, listFeedback, ({ actor, query }) => feedback.list(actor, query));
}
