import { reminderChannel } from '../../core/contract/reminder';
import { reminderChannels } from '../../core/text/reminder';
import type { Faults } from '../../layout/account/shape-faults';
import { CheckList } from '../../ui/check-list';
import { Field } from '../../ui/plain/field';
import { FormSection } from '../../ui/plain/form-section';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';
import type { ReminderValues } from './values';

interface ChannelsProps {
  values: ReminderValues;
  faults: Faults<keyof typeof copy.labels>;
  onChange: (part: Partial<ReminderValues>) => void;
}

/** Where the reminder goes; an address is asked for where one is needed. */
export const Channels = ({ values, faults, onChange }: ChannelsProps) => {
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
      {faults.channels && (
        <Notice tone="bad" urgent>
          {faults.channels}
        </Notice>
      )}
      {(has('whatsapp') || faults.phone) && (
        <Field
          label={copy.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={25}
          value={values.phone}
          error={faults.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
      )}
      {(has('email') || faults.email) && (
        <Field
          label={copy.email}
          type="email"
          autoComplete="email"
          maxLength={100}
          value={values.email}
          error={faults.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      )}
    </FormSection>
  );
};
