import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFacts } from '../../../../admin/web/session/facts';
import {
  listNotifications,
  markNotificationRead,
  markNotificationsRead,
} from '../../../../core/contract/notification';
import { asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { callKey } from '../../../../platform/web/use-call';
import { useFeedback } from '../../../../ui/feedback';

/** Marks notifications as read; lists and bell are updated even if the current screen was left. */
export function useReading() {
  const { refresh } = useFacts();
  const cache = useQueryClient();
  const feedback = useFeedback();
  const [isReadingAll, setReadingAll] = useState(false);

  const follow = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      feedback.error(asApiError(error).message);
      return;
    }
    await Promise.all([refresh(), cache.invalidateQueries(callKey(listNotifications))]);
  };

  return {
    readOne: (id: string): void => void follow(call(markNotificationRead, { params: { id } })),
    readAll: async (): Promise<void> => {
      setReadingAll(true);
      await follow(call(markNotificationsRead, {}));
      setReadingAll(false);
    },
    isReadingAll,
  };
}
