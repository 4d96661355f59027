import { useId } from 'react';
import type { Option } from '../../../../admin/schema/field';
import { ChoiceTile } from '../../../../ui/choice-tile';
import field from '../../../../ui/plain/field.module.css';
import { FieldError } from '../../../../ui/plain/field-error';
import { websiteLabels } from '../../contract/website';
import styles from './theme-choice.module.css';

interface ThemeChoiceProps {
  options: readonly Option[];
  value: string;
  error: string | undefined;
  onChange: (theme: string) => void;
}

export const ThemeChoice = ({ options, value, error, onChange }: ThemeChoiceProps) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className={field.label}>{websiteLabels.theme_id}</legend>
      <div className={styles.options}>
        {options.map((option, nth) => (
          <ChoiceTile
            key={option.value}
            name="theme_id"
            className={styles.option}
            isChosen={option.value === value}
            onChoose={() => onChange(option.value)}
          >
            <Sketch layout={nth % 3} />
            {option.label}
          </ChoiceTile>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
};

const blocks = ['a', 'b', 'c', 'd', 'e', 'f'];

const Sketch = ({ layout }: { layout: number }) => (
  <span className={styles.sketch} data-layout={layout} aria-hidden="true">
    {blocks.map((block) => (
      <i key={block} style={{ gridArea: block }} />
    ))}
  </span>
);
