import type { FastifyInstance } from 'fastify';
import { getReminder, updateReminder } from '../../../../src/core/contract/reminder';
import { serve } from '../../../http/serve';
import type { ReminderService } from './service';

export function reminderRoutes(app: FastifyInstance, reminder: ReminderService): void {
  serve(app, getReminder, ({ actor }) => reminder.of(actor));
  serve(app, updateReminder, ({ actor, body }) => reminder.update(actor, body));
}
