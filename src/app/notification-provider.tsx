import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core';
import { useMemo } from 'react';
import { actions } from '../core/text/actions';
import { type Feedback, useFeedback } from '../ui/feedback';
import { Button } from '../ui/plain/button';

/** Refine's notifications through antd. Refine's own provider would bring the whole `@refinedev/antd` along. */
export function useNotificationProvider(): NotificationProvider {
  const { open } = useFeedback();
  return useMemo(
    () => ({
      open: (wish) => void open().then(({ notification }) => show(notification, wish)),
      close: (key) => void open().then(({ notification }) => notification.destroy(key)),
    }),
    [open],
  );
}

function show(notification: Feedback['notification'], wish: OpenNotificationParams): void {
  const { key, message, description, type } = wish;
  // Refine puts the kind of news into `description` ("Berhasil") and what happened into `message`.
  const words = { key, message: description ?? message, description: description ? message : undefined };
  if (type === 'progress') notification.open({ ...words, ...undoing(wish, notification.destroy) });
  else notification[type](words);
}

/** An act that Refine holds back for some seconds (`undoable`): the way to call it off. */
const undoing = (
  { key, cancelMutation, undoableTimeout }: OpenNotificationParams,
  close: (key?: string) => void,
) => ({
  duration: undoableTimeout,
  btn: cancelMutation && (
    <Button
      tone="quiet"
      size="small"
      onClick={() => {
        cancelMutation();
        close(key);
      }}
    >
      {actions.undo}
    </Button>
  ),
});
