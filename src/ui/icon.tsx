import { icons } from 'virtual:icons';
import type { IconName } from '../core/appearance/icons';

interface IconProps {
  name: IconName;
  size?: number;
}

/** An icon that entities may use; import one directly if its name is fixed. Decorative: its label is beside it. */
export const Icon = ({ name, size = 18 }: IconProps) => {
  const Drawing = icons[name];
  return <Drawing size={size} />;
};
