import { useState } from 'react';
import { Switch } from '../../../ui/plain/switch';

interface RowSwitchProps {
  label: string;
  checked: boolean;
  /** Resolves once the list shows the result. */
  onSwitch: (checked: boolean) => Promise<void>;
}

/** Optimistic switch: undone if refused. */
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
