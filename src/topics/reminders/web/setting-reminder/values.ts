import { phone } from '../../../../core/format/phone';
import type { TypedNumber } from '../../../../core/format/read-number';
import type { Reminder, ReminderChannel, ReminderInput } from '../../contract';

export interface ReminderValues {
  is_active: boolean;
  threshold: TypedNumber;
  channels: ReminderChannel[];
  phone: string;
  email: string;
  repeat_hours: number;
  is_quiet: boolean;
  from: string;
  to: string;
}

export const valuesOf = (reminder: Reminder): ReminderValues => ({
  is_active: reminder.is_active,
  threshold: reminder.threshold,
  channels: reminder.channels,
  phone: phone(reminder.phone),
  email: reminder.email,
  repeat_hours: reminder.repeat_hours,
  is_quiet: reminder.quiet_hours !== null,
  from: reminder.quiet_hours?.from ?? '22:00',
  to: reminder.quiet_hours?.to ?? '06:00',
});

export const bodyOf = ({ is_quiet, from, to, ...values }: ReminderValues): ReminderInput => ({
  ...values,
  // The schema refuses text that is not a number.
  threshold: values.threshold as number,
  repeat_hours: values.repeat_hours as ReminderInput['repeat_hours'],
  quiet_hours: is_quiet ? { from, to } : null,
});
