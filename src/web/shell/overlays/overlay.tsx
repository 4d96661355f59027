import { Monitor } from 'lucide-react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { actions } from '../../../core/text/actions';
import { homeOf } from '../../../topics/shops/web/mode/mode';
import { Dialog } from '../../../ui/dialog';
import { Button } from '../../../ui/plain/button';
import { copy } from '../copy';
import { ExpiredDialog } from './expired-dialog';
import { KycDialog } from './kyc-dialog';

/** The panel needs a desktop (specification 2). */
const DeviceDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title={copy.device.title}
    icon={Monitor}
    reason={copy.device.reason}
    onClose={onClose}
    actions={<Button onClick={onClose}>{actions.close}</Button>}
  />
);

interface OverlayProps {
  what: 'kyc' | 'device' | 'expired';
}

interface Block {
  Shown: ComponentType<{ onClose: () => void }>;
  away: string;
}

const blocks: Record<OverlayProps['what'], Block> = {
  kyc: { Shown: KycDialog, away: '/' },
  device: { Shown: DeviceDialog, away: '/' },
  expired: { Shown: ExpiredDialog, away: homeOf('panel') },
};

const Overlay = ({ what }: OverlayProps) => {
  const navigate = useNavigate();
  const { Shown, away } = blocks[what];
  return <Shown onClose={() => navigate(away)} />;
};

export default Overlay;
