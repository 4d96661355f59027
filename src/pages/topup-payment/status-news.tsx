import { useEffect, useRef, useState } from 'react';
import type { Topup } from '../../core/contract/topup';
import { TOPUP } from '../../core/states';
import { topupStatus } from '../../core/text/statuses';
import { copy } from './copy';

/** Announces a change of state to screen readers, but not the initial one. */
export const StatusNews = ({ topup }: { topup: Topup }) => {
  const first = useRef(topup.status);
  const [news, setNews] = useState('');
  const { status, amount, unique_code } = topup;
  useEffect(() => {
    if (status === first.current) return;
    first.current = status;
    setNews(status === TOPUP.paid ? copy.paid(amount + unique_code) : topupStatus(status).word);
  }, [status, amount, unique_code]);
  return (
    <p className="sr-only" aria-live="assertive">
      {news}
    </p>
  );
};
