import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { listFeedback, sendFeedback } from '../contract';
import type { FeedbackService } from './service';

export function feedbackRoutes(app: FastifyInstance, feedback: FeedbackService): void {
  serve(app, sendFeedback, ({ actor, body }) => feedback.send(actor, body));
  serve(app, listFeedback, ({ actor, query }) => feedback.list(actor, query));
}
