import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { beginTelegram, getTelegram, simulateTelegram, unlinkTelegram } from '../contract';
import type { TelegramService } from './service';

export function telegramRoutes(app: FastifyInstance, telegram: TelegramService): void {
  serve(app, getTelegram, ({ actor }) => telegram.of(actor));
  serve(app, beginTelegram, ({ actor }) => telegram.begin(actor));
  serve(app, simulateTelegram, ({ actor, body }) => telegram.simulate(actor, body.code));
  serve(app, unlinkTelegram, ({ actor }) => telegram.unlink(actor));
}
