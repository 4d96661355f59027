import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call';
import { getTelegram, type TelegramCode } from '../../core/contract/telegram';
import { useFeedback } from '../../ui/feedback';
import { copy } from './copy';

/** Polling interval in milliseconds while a code is pending. */
const LOOK = 3_000;

export function useTelegram() {
  const feedback = useFeedback();
  const [waiting, setWaiting] = useState<TelegramCode | null>(null);
  const {
    data: link,
    error,
    refetch,
  } = useCall(getTelegram, {}, { refetchInterval: waiting ? LOOK : false });
  const isArrived = waiting !== null && link?.chat !== undefined && link.chat?.lost_at === null;

  useEffect(() => {
    if (!isArrived) return;
    setWaiting(null);
    feedback.success(copy.telegram.done);
  }, [isArrived, feedback]);

  return { link, error, refetch, waiting, setWaiting };
}
