import { useRef } from 'react';
import { useFacts } from '../api/facts';
import { useLive } from '../api/live-events';
import { chime } from '../ui/chime';

const SUCCEEDED = 2;

/** A short tone when an order of the partner has succeeded, for who asked for it in the account settings. */
export const SuccessSound = () => {
  const { sound_on_success } = useFacts().profile;
  // News of one order may come twice: by the commit and by the answer to a lost line.
  const heard = useRef(new Set<string>());
  useLive('transaction', ({ id, status }) => {
    if (!sound_on_success || status !== SUCCEEDED || heard.current.has(id)) return;
    heard.current.add(id);
    void chime();
  });
  return null;
};
