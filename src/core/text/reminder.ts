import type { ReminderChannel } from '../contract/reminder';

/** How a reminder travels, as partners read it. */
export const reminderChannels: Record<ReminderChannel, string> = {
  in_app: 'Notifikasi di portal',
  whatsapp: 'WhatsApp',
  email: 'Email',
};
