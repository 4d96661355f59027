import { useEffect } from 'react';
import { useFacts } from '../../../admin/web/session/facts';
import { isPanelExpired } from '../../../core/session/panel-status';
import { useStable } from '../../../ui/use-stable';
import { ExpiredDialog } from './expired-dialog';

/**
 * Dialog over an open page: closes by itself after a renewal, here, in another tab or by a transfer. If the gate
 * blocked the page, the gate opens it.
 */
const ExpiredOverPage = ({ onClose }: { onClose: () => void }) => {
  const { panel, server_time } = useFacts().profile;
  const expired = isPanelExpired(panel, server_time);
  const close = useStable(onClose);
  useEffect(() => {
    if (!expired) close();
  }, [expired, close]);
  return <ExpiredDialog onClose={onClose} />;
};

export default ExpiredOverPage;
