import { useEffect, useState } from 'react';
import { useCall } from '../../../../platform/web/use-call';
import { CheckList } from '../../../../ui/check-list';
import { useFeedback } from '../../../../ui/feedback';
import { LoadFailed } from '../../../../ui/load-failed';
import { Field } from '../../../../ui/plain/field';
import { FormSection } from '../../../../ui/plain/form-section';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import type { FieldErrors } from '../../../../ui/shape-errors';
import { getTelegram, type TelegramCode } from '../../../telegram/contract';
import { reminderChannel } from '../../contract';
import { reminderChannels } from '../../text';
import { copy } from './copy';
import { Telegram } from './telegram';
import type { ReminderValues } from './values';

/** Polling interval in milliseconds while a code is pending. */
const POLL_MS = 3_000;

function useTelegram() {
  const feedback = useFeedback();
  const [waiting, setWaiting] = useState<TelegramCode | null>(null);
  const {
    data: link,
    error,
    refetch,
  } = useCall(getTelegram, {}, { refetchInterval: waiting ? POLL_MS : false });
  const isArrived = waiting !== null && link?.chat !== undefined && link.chat?.lost_at === null;

  useEffect(() => {
    if (!isArrived) return;
    setWaiting(null);
    feedback.success(copy.telegram.done);
  }, [isArrived, feedback]);

  return { link, error, refetch, waiting, setWaiting };
}

interface ChannelsProps {
  values: ReminderValues;
  errors: FieldErrors<keyof typeof copy.labels>;
  onChange: (part: Partial<ReminderValues>) => void;
}

export const Channels = ({ values, errors, onChange }: ChannelsProps) => {
  const has = (channel: (typeof values.channels)[number]) => values.channels.includes(channel);
  const { link, error, refetch, waiting, setWaiting } = useTelegram();
  // Unavailable channels are hidden unless chosen, so that they can be removed.
  const offered = reminderChannel.options.filter(
    (channel) => channel !== 'telegram' || has('telegram') || (link && link.by !== 'off'),
  );
  return (
    <FormSection title={copy.channels} reason={copy.channelsHint}>
      <CheckList
        label={copy.labels.channels}
        options={offered.map((value) => ({ value, label: reminderChannels[value] }))}
        values={values.channels}
        onChange={(chosen) =>
          onChange({ channels: reminderChannel.options.filter((one) => chosen.includes(one)) })
        }
      />
      <Refusal error={errors.channels} />
      {has('telegram') && error && !link && (
        <LoadFailed message={error.message} requestId={error.request_id} onRetry={() => void refetch()} />
      )}
      {has('telegram') && link?.by === 'off' && <Notice tone="wait">{copy.telegram.off}</Notice>}
      {has('telegram') && link && link.by !== 'off' && (
        <Telegram link={link} waiting={waiting} onWait={setWaiting} onChanged={refetch} />
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
