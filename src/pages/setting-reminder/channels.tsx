import { reminderChannel } from '../../core/contract/reminder';
import { reminderChannels } from '../../core/text/reminder';
import { CheckList } from '../../ui/check-list';
import { Field } from '../../ui/plain/field';
import { FormSection } from '../../ui/plain/form-section';
import { Notice } from '../../ui/plain/notice';
import type { FieldErrors } from '../../ui/shape-errors';
import { copy } from './copy';
import type { ReminderValues } from './values';

interface ChannelsProps {
  values: ReminderValues;
  errors: FieldErrors<keyof typeof copy.labels>;
  onChange: (part: Partial<ReminderValues>) => void;
}

/** Where the reminder goes; an address is asked for where one is needed. */
export const Channels = ({ values, errors, onChange }: ChannelsProps) => {
  const has = (channel: (typeof values.channels)[number]) => values.channels.includes(channel);
  return (
    <FormSection title={copy.channels} reason={copy.channelsHint}>
      <CheckList
        label={copy.labels.channels}
        options={reminderChannel.options.map((value) => ({ value, label: reminderChannels[value] }))}
        values={values.channels}
        onChange={(chosen) =>
          onChange({ channels: reminderChannel.options.filter((one) => chosen.includes(one)) })
        }
      />
      {errors.channels && (
        <Notice tone="bad" urgent>
          {errors.channels}
        </Notice>
      )}
      {(has('whatsapp') || errors.phone) && (
        <Field
          label={copy.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={25}
          value={values.phone}
          error={errors.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
      )}
      {(has('email') || errors.email) && (
        <Field
          label={copy.email}
          type="email"
          autoComplete="email"
          maxLength={100}
          value={values.email}
          error={errors.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      )}
    </FormSection>
  );
};
