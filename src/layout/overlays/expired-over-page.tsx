import { useEffect, useRef } from 'react';
import { useFacts } from '../../api/facts';
import { isPanelExpired } from '../../core/session/panel-status';
import { ExpiredDialog } from './expired-dialog';

/**
 * Opened over a page that stays: a renewal, paid here, in another tab or by a transfer that came in, closes it without
 * a word more. Where the gate put the dialog in the way of a page, it is the gate that opens the page.
 */
const ExpiredOverPage = ({ onClose }: { onClose: () => void }) => {
  const { panel, server_time } = useFacts().profile;
  const expired = isPanelExpired(panel, server_time);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!expired) close.current();
  }, [expired]);
  return <ExpiredDialog onClose={onClose} />;
};

export default ExpiredOverPage;
