import { useLogout } from '@refinedev/core';
import { LogOut } from 'lucide-react';
import { hasDrafts } from '../../api/drafts';
import { useFacts } from '../../api/facts';
import { unansweredOrders } from '../../api/unanswered-orders';
import { Dialog } from '../../ui/dialog';
import { Dismiss } from '../../ui/dismiss';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { copy } from '../copy';

/** Confirms signing out and lists unanswered orders and drafts that would be lost. The gate redirects afterwards. */
export const LogoutDialog = ({ onClose }: { onClose: () => void }) => {
  const { profile } = useFacts();
  const { mutate: leave, isLoading: leaving } = useLogout();
  const unanswered = unansweredOrders(profile.id).length > 0;
  const isTyping = hasDrafts(profile.id);
  return (
    <Dialog
      title={copy.logout.question}
      icon={LogOut}
      onClose={onClose}
      actions={
        <>
          <Button loading={leaving} onClick={() => leave()}>
            {copy.logout.confirm}
          </Button>
          <Dismiss onClick={onClose} />
        </>
      }
    >
      {unanswered && <Notice>{copy.logout.unanswered}</Notice>}
      {isTyping && <Notice>{copy.logout.drafts}</Notice>}
    </Dialog>
  );
};
