import { Monitor } from 'lucide-react';
import { actions } from '../../../core/text/actions';
import { Dialog } from '../../../ui/dialog';
import { Button } from '../../../ui/plain/button';
import { copy } from '../copy';

/** The panel needs a desktop (specification 2). */
export const DeviceDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title={copy.device.title}
    icon={Monitor}
    reason={copy.device.reason}
    onClose={onClose}
    actions={<Button onClick={onClose}>{actions.close}</Button>}
  />
);
