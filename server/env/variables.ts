import type { z } from 'zod';
import { messageVariables } from './message';
import { portalVariables } from './portal';
import { servingVariables } from './serving';
import { storageVariables } from './storage';
import { supplierVariables } from './supplier';
import { tradeVariables } from './trade';

export const variables = {
  ...servingVariables,
  ...storageVariables,
  ...portalVariables,
  ...tradeVariables,
  ...supplierVariables,
  ...messageVariables,
};

export type Values = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['shape']> };

/** Values that may contain a password are not printed. */
export const secret: ReadonlySet<string> = new Set<keyof Values>([
  'DATABASE_URL',
  'DIGIFLAZZ_API_KEY',
  'DIGIFLAZZ_WEBHOOK_SECRET',
  'FILE_KEY',
  'METRICS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'TELEGRAM_BOT_TOKEN',
  'TRIPAY_API_KEY',
  'TRIPAY_PRIVATE_KEY',
  'WHATSAPP_TOKEN',
]);
