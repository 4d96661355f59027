import { useState } from 'react';
import { endReason, unverifiedEmail } from '../../api/session';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';
import { Later } from './later';

const loadUnverified = () => import('./unverified-notice').then(({ UnverifiedNotice }) => UnverifiedNotice);

export const Ended = () => {
  const [ended] = useState(() => ({ why: endReason(), email: unverifiedEmail() }));
  if (ended.why === null) return null;
  return ended.why === 'email-unverified' && ended.email !== null ? (
    <Later load={loadUnverified} props={{ email: ended.email }} />
  ) : (
    <Notice tone="run">{copy.refused}</Notice>
  );
};
