import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { getReminder, updateReminder } from '../contract';
import type { ReminderService } from './service';

export function reminderRoutes(app: FastifyInstance, reminder: ReminderService): void {
  serve(app, getReminder, ({ actor }) => reminder.of(actor));
  serve(app, updateReminder, ({ actor, body }) => reminder.update(actor, body));
}
