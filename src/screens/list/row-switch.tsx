import { useState } from 'react';
import { Switch } from '../../ui/plain/switch';

interface RowSwitchProps {
  /** What it switches, and of which record. */
  label: string;
  checked: boolean;
  /** Settles once the list shows what came of it. */
  onSwitch: (checked: boolean) => Promise<void>;
}

/** On or off, changed where it is shown. It turns at once, and back again when it was refused. */
export const RowSwitch = ({ label, checked, onSwitch }: RowSwitchProps) => {
  const [wanted, setWanted] = useState<boolean>();
  const flip = async (next: boolean) => {
    if (wanted !== undefined) return;
    setWanted(next);
    await onSwitch(next);
    setWanted(undefined);
  };
  return <Switch small label={label} checked={wanted ?? checked} onChange={(next) => void flip(next)} />;
};
