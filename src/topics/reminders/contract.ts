import { z } from 'zod';
import { emailAddress, mobileNumber } from '../../core/contract/account-fields';
import { get, put } from '../../core/contract/endpoint';
import { instant, keysOf, rupiah } from '../../core/contract/shapes';
import { reminderChannels } from './text';

/** Rupiah (domain 3.12: 10.000–1 M). */
export const MIN_THRESHOLD = 10_000;
export const MAX_THRESHOLD = 1_000_000_000;

export const reminderChannel = keysOf(reminderChannels);
export type ReminderChannel = z.infer<typeof reminderChannel>;

/** Hours between two reminders of one shortfall; 0 reminds once. */
export const repeatHours = z.union([z.literal(0), z.literal(1), z.literal(6), z.literal(24)]);

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Jam tidak valid.');

/** Asia/Jakarta; may cross midnight. Reminders wait until the end. */
const quietHours = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from !== to, { error: 'Jam mulai dan selesai tidak boleh sama.', path: ['to'] });

export const reminder = z.object({
  is_active: z.boolean(),
  threshold: rupiah,
  channels: z.array(reminderChannel),
  phone: z.string(),
  email: z.string(),
  repeat_hours: z.int(),
  quiet_hours: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Last reminder of the current shortfall; null while the balance is sufficient. */
  reminded_at: instant.nullable(),
});
export type Reminder = z.infer<typeof reminder>;

export const reminderInput = z.strictObject({
  is_active: z.boolean(),
  threshold: z
    .int('Batas saldo wajib diisi.')
    .min(MIN_THRESHOLD, 'Batas saldo minimal Rp 10.000.')
    .max(MAX_THRESHOLD, 'Batas saldo maksimal Rp 1.000.000.000.'),
  channels: z
    .array(reminderChannel)
    .min(1, 'Pilih minimal satu saluran.')
    .max(4)
    .refine((channels) => new Set(channels).size === channels.length, 'Saluran tidak boleh berulang.'),
  phone: mobileNumber,
  email: emailAddress,
  repeat_hours: repeatHours,
  quiet_hours: quietHours.nullable(),
});
export type ReminderInput = z.input<typeof reminderInput>;

/** Default: off, Rp 100.000, in the portal, once, to the owner's addresses. */
export const getReminder = get('/v1/crm/setting/reminder-saldo', 'setting.reminder_saldo', {
  summary: 'Pengingat saldo',
  reply: reminder,
});

export const updateReminder = put('/v1/crm/setting/reminder-saldo', 'setting.reminder_saldo', {
  summary: 'Ubah pengingat saldo',
  body: reminderInput,
  reply: reminder,
});
