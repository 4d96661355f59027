import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { type DialogName, ShowDialogContext } from '../../features/overlays/show-dialog';
import { useOpenHere } from '../../ui/open-here';
import { SetupDialog } from '../header/setup-dialog';
import { KycDialog } from './kyc-dialog';
import { LogoutDialog } from './logout-dialog';

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
