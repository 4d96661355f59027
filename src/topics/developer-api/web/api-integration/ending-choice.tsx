import { useId } from 'react';
import { type EndingDigits, endings } from '../../../../core/sandbox/endings';
import { ChoiceTile } from '../../../../ui/choice-tile';
import field from '../../../../ui/plain/field.module.css';
import styles from './tester.module.css';
import { words } from './tester-copy';

interface EndingChoiceProps {
  value: EndingDigits;
  onChange: (digits: EndingDigits) => void;
}

export const EndingChoice = ({ value, onChange }: EndingChoiceProps) => {
  const name = useId();
  return (
    <fieldset>
      <legend className={`${field.label} ${styles.legend}`}>{words.ending}</legend>
      <div className={styles.endings}>
        {(Object.keys(endings) as EndingDigits[]).map((digits) => (
          <ChoiceTile
            key={digits}
            name={name}
            className={styles.ending}
            isChosen={digits === value}
            onChoose={() => onChange(digits)}
          >
            <span className={styles.digits}>…{digits}</span>
            <span>{endings[digits].label}</span>
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  );
};
