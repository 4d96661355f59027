import { useEffect, useRef, useState } from 'react';
import type { Topup } from '../../core/contract/topup';
import { TOPUP } from '../../core/states';
import { topupStatus } from '../../core/text/statuses';
import { copy } from './copy';

/** Says a change of state to those who do not see it; silent about the one the page opened with. */
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
