import { Icon } from '../../../../ui/icon';
import { StatusTag } from '../../../../ui/status-tag';
import type { CellOf } from '../parts';
import styles from './choice.module.css';

export const SwitchCell: CellOf<'switch'> = ({ value }) => (
  <StatusTag status={value ? { word: 'Ya', tone: 'ok' } : { word: 'Tidak', tone: 'off' }} />
);

export const ChoiceCell: CellOf<'choice'> = ({ value, field }) => {
  const option = field.options.find((one) => one.value === value);
  if (!option) return <>{String(value)}</>;
  const { label, tone = 'off', icon } = option;
  if (!option.tone && !icon) return label;
  return <StatusTag status={{ word: label, tone }} drawing={icon && <Icon name={icon} size={14} />} />;
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
