import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { homeOf } from '../../features/mode/mode';
import { DeviceDialog } from './device-dialog';
import { ExpiredDialog } from './expired-dialog';
import { KycDialog } from './kyc-dialog';

interface OverlayProps {
  /** What the gate found in the way. */
  what: 'kyc' | 'device' | 'expired';
}

interface Block {
  Dialog: ComponentType<{ onClose: () => void }>;
  /** Where closing leads: the screen behind it stays shut. */
  away: string;
}

const blocks: Record<OverlayProps['what'], Block> = {
  kyc: { Dialog: KycDialog, away: '/' },
  device: { Dialog: DeviceDialog, away: '/' },
  expired: { Dialog: ExpiredDialog, away: homeOf('panel') },
};

/** Stands where a screen would that the gate has blocked. */
const Overlay = ({ what }: OverlayProps) => {
  const navigate = useNavigate();
  const { Dialog, away } = blocks[what];
  return <Dialog onClose={() => navigate(away)} />;
};

export default Overlay;
