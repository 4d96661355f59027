export const reminderChannels = {
  in_app: 'Notifikasi di portal',
  whatsapp: 'WhatsApp',
  email: 'Email',
  telegram: 'Telegram',
} as const;
