import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call';
import { getTelegram, type TelegramCode } from '../../core/contract/telegram';
import { useFeedback } from '../../ui/feedback';
import { copy } from './copy';

/** Milliseconds between two looks while somebody is on the way to the bot. */
const LOOK = 3_000;

/** The chat that is linked, and the code that is on its way; its arrival is told once. */
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
