import { Minus, Plus } from 'lucide-react';
import { piecesOf, type TypedNumber } from '../../../../core/format/read-number';
import { FieldFrame } from '../../../../ui/plain/field-frame';
import { useNumberText } from '../../../../ui/use-number-text';
import { quantityError } from './check-order';
import { copy } from './copy';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  value: TypedNumber;
  most: number;
  error: string | undefined;
  onChange: (value: TypedNumber) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

export const QuantityStepper = ({ value, most, error, onChange }: QuantityStepperProps) => {
  const { isTyping: _, ...text } = useNumberText({ value, onChange });
  const pieces = piecesOf(value);
  const step = (by: number) => onChange(Math.min(Math.max(1, pieces + by), most));
  // An empty input is incomplete; other errors are shown at once, because the total depends on it.
  const shown = error ?? (value === null ? undefined : quantityError(value, most).qty);
  return (
    <FieldFrame label={copy.qty} hint={most > 1 ? copy.most(most) : undefined} error={shown}>
      {(wiring) => (
        <div className={styles.stepper}>
          <button
            type="button"
            className={styles.step}
            aria-label={copy.less}
            disabled={pieces <= 1}
            onClick={() => step(-1)}
          >
            <Minus size={18} />
          </button>
          <input
            className={styles.value}
            inputMode="numeric"
            autoComplete="off"
            {...text}
            onKeyDown={(event) => {
              const by = steps[event.key];
              if (by === undefined) return;
              event.preventDefault();
              step(by);
            }}
            onFocus={(event) => event.target.select()}
            {...wiring}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={copy.more}
            disabled={pieces >= most}
            onClick={() => step(1)}
          >
            <Plus size={18} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
};
