import { Minus, Plus } from 'lucide-react';
import { FieldFrame } from '../../ui/plain/field-frame';
import { copy } from './copy';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  value: number;
  most: number;
  error: string | undefined;
  onChange: (value: number) => void;
}

/** How many pieces: typed, stepped by the arrow keys, or by the two buttons beside it. */
export const QuantityStepper = ({ value, most, error, onChange }: QuantityStepperProps) => {
  const set = (wanted: number) => onChange(Math.min(Math.max(1, Math.trunc(wanted) || 1), most));
  return (
    <FieldFrame label={copy.qty} hint={most > 1 ? copy.most(most) : undefined} error={error}>
      {(wiring) => (
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={copy.less}
            disabled={value <= 1}
            onClick={() => set(value - 1)}
          >
            <Minus size={18} />
          </button>
          <input
            className={styles.value}
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            value={value}
            onChange={(event) => set(event.target.valueAsNumber)}
            onFocus={(event) => event.target.select()}
            {...wiring}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={copy.more}
            disabled={value >= most}
            onClick={() => set(value + 1)}
          >
            <Plus size={18} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
};
