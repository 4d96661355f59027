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

export const valuesOf = (kept: Reminder): ReminderValues => ({
  is_active: kept.is_active,
  threshold: kept.threshold,
  channels: kept.channels,
  phone: phone(kept.phone),
  email: kept.email,
  repeat_hours: kept.repeat_hours,
  is_quiet: kept.quiet_hours !== null,
  from: kept.quiet_hours?.from ?? '22:00',
  to: kept.quiet_hours?.to ?? '06:00',
});

export const bodyOf = ({ is_quiet, from, to, ...values }: ReminderValues): ReminderInput => ({
  ...values,
  // The schema refuses text that is not a number.
  threshold: values.threshold as number,
  repeat_hours: values.repeat_hours as ReminderInput['repeat_hours'],
  quiet_hours: is_quiet ? { from, to } : null,
});
