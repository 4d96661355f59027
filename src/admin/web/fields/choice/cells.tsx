import { Icon } from '../../../../ui/icon';
import { StatusTag } from '../../../../ui/status-tag';
import type { CellOf } from '../parts';
import styles from './choice.module.css';

export const SwitchCell: CellOf<'switch'> = ({ value }) => (
  <StatusTag status={value ? { word: 'Ya', look: 'ok' } : { word: 'Tidak', look: 'off' }} />
);

export const ChoiceCell: CellOf<'choice'> = ({ value, field }) => {
  const option = field.options.find((one) => one.value === value);
  if (!option) return <>{String(value)}</>;
  const { label, look = 'off', icon } = option;
  if (!option.look && !icon) return label;
  return <StatusTag status={{ word: label, look }} drawing={icon && <Icon name={icon} size={14} />} />;
};

export const TagsCell: CellOf<'tags'> = ({ value }) => (
  <span className={styles.tags}>
    {(value as string[]).map((word) => (
      <span key={word} className={styles.tag}>
        {word}
      </span>
    ))}
  </span>
);
