import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import {
  createWebhook,
  listWebhooks,
  pauseWebhook,
  pingWebhook,
  removeWebhook,
  renewWebhookSecret,
  resendWebhook,
  resumeWebhook,
  updateWebhook,
} from '../../contract/webhook';
import type { WebhookService } from './service';

export function webhookRoutes(app: FastifyInstance, webhooks: WebhookService): void {
  serve(app, listWebhooks, ({ actor }) => webhooks.list(actor));
  serve(app, createWebhook, ({ actor, body }) => webhooks.create(actor, body));
  serve(app, updateWebhook, ({ actor, params, body }) => webhooks.update(actor, params.id, body));
  serve(app, renewWebhookSecret, ({ actor, params, body }) => webhooks.renew(actor, params.id, body.pin));
  serve(app, pauseWebhook, ({ actor, params }) => webhooks.pause(actor, params.id));
  serve(app, resumeWebhook, ({ actor, params }) => webhooks.resume(actor, params.id));
  serve(app, pingWebhook, ({ actor, params }) => webhooks.ping(actor, params.id));
  serve(app, resendWebhook, ({ actor, params }) => webhooks.resend(actor, params.id));
  serve(app, removeWebhook, async ({ actor, params }) => {
    await webhooks.remove(actor, params.id);
    return {};
  });
}
