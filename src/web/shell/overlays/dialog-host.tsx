import { useLogout } from '@refinedev/core';
import { LogOut } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useFacts } from '../../../admin/web/session/facts';
import { hasDrafts } from '../../../platform/web/drafts';
import { type DialogName, ShowDialogContext } from '../../../platform/web/overlays/show-dialog';
import { unansweredOrders } from '../../../platform/web/unanswered-orders';
import { Dialog } from '../../../ui/dialog';
import { Dismiss } from '../../../ui/dismiss';
import { useOpenHere } from '../../../ui/open-here';
import { Button } from '../../../ui/plain/button';
import { Notice } from '../../../ui/plain/notice';
import { copy } from '../copy';
import { SetupDialog } from '../header/setup-dialog';
import { KycDialog } from './kyc-dialog';

/** Confirms signing out and lists unanswered orders and drafts that would be lost. The gate redirects afterwards. */
const LogoutDialog = ({ onClose }: { onClose: () => void }) => {
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

/** Loaded on demand: most panels never expire. */
const ExpiredOverPage = lazy(() => import('./expired-over-page'));

const dialogs: Record<DialogName, ComponentType<{ onClose: () => void }>> = {
  expired: ExpiredOverPage,
  kyc: KycDialog,
  logout: LogoutDialog,
  setup: SetupDialog,
};

/** Renders dialogs above the menus, which may unmount after opening one. */
export const DialogHost = ({ children }: { children: ReactNode }) => {
  const [name, show] = useOpenHere<DialogName>();
  const Open = name && dialogs[name];
  return (
    <ShowDialogContext.Provider value={show}>
      {children}
      {Open && (
        <Suspense>
          <Open onClose={() => show(null)} />
        </Suspense>
      )}
    </ShowDialogContext.Provider>
  );
};
