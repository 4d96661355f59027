import { Icon } from '../../../../ui/icon';
import { StatusTag } from '../../../../ui/status-tag';
import type { ChoiceField, Option } from '../../../schema/field';
import type { CellOf } from '../parts';
import styles from './choice.module.css';

export const SwitchCell: CellOf<'switch'> = ({ value }) => (
  <StatusTag status={value ? { word: 'Ya', tone: 'ok' } : { word: 'Tidak', tone: 'off' }} />
);

const optionOf = ({ options }: Pick<ChoiceField, 'options'>, value: unknown): Option =>
  options.find((one) => one.value === value) ?? { value: String(value), label: String(value) };

const OptionTag = ({ label, tone = 'off', icon }: Option) => (
  <StatusTag status={{ word: label, tone }} drawing={icon && <Icon name={icon} size={14} />} />
);

export const ChoiceCell: CellOf<'choice'> = ({ value, field }) => {
  const option = optionOf(field, value);
  return option.tone || option.icon ? <OptionTag {...option} /> : option.label;
};

export const ManyChoiceCell: CellOf<'manyChoice'> = ({ value, field }) => (
  <span className={styles.tags}>
    {(value as string[]).map((one) => {
      const option = optionOf(field, one);
      return option.tone || option.icon ? (
        <OptionTag key={one} {...option} />
      ) : (
        <Tag key={one} word={option.label} />
      );
    })}
  </span>
);

const Tag = ({ word }: { word: string }) => <span className={styles.tag}>{word}</span>;

export const TagsCell: CellOf<'tags'> = ({ value }) => (
  <span className={styles.tags}>
    {(value as string[]).map((word) => (
      <Tag key={word} word={word} />
    ))}
  </span>
);
