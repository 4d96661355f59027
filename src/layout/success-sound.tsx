import { useRef } from 'react';
import { useFacts } from '../api/facts';
import { useLive } from '../api/live-events';
import { chime } from '../ui/chime';

const SUCCEEDED = 2;

export const SuccessSound = () => {
  const { sound_on_success } = useFacts().profile;
  // Events may arrive twice: live, and after a reconnect.
  const heard = useRef(new Set<string>());
  useLive('transaction', ({ id, status }) => {
    if (!sound_on_success || status !== SUCCEEDED || heard.current.has(id)) return;
    heard.current.add(id);
    void chime();
  });
  return null;
};
