import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { homeOf } from '../../../topics/shops/web/mode/mode';
import { DeviceDialog } from './device-dialog';
import { ExpiredDialog } from './expired-dialog';
import { KycDialog } from './kyc-dialog';

interface OverlayProps {
  what: 'kyc' | 'device' | 'expired';
}

interface Block {
  Dialog: ComponentType<{ onClose: () => void }>;
  away: string;
}

const blocks: Record<OverlayProps['what'], Block> = {
  kyc: { Dialog: KycDialog, away: '/' },
  device: { Dialog: DeviceDialog, away: '/' },
  expired: { Dialog: ExpiredDialog, away: homeOf('panel') },
};

const Overlay = ({ what }: OverlayProps) => {
  const navigate = useNavigate();
  const { Dialog, away } = blocks[what];
  return <Dialog onClose={() => navigate(away)} />;
};

export default Overlay;
