import type { ReactNode } from 'react';
import { rupiah } from '../../core/format/money';
import { Button } from '../../ui/plain/button';
import { copy } from './copy';
import styles from './selling-simulator.module.css';
import { sliderRange } from './slider-range';

interface SupplierPriceProps {
  /** Current supplier price in rupiah. */
  now: number;
  value: unknown;
  onChange: (price: number) => void;
  children: ReactNode;
}

export const SupplierPrice = ({ now, value, onChange, children }: SupplierPriceProps) => {
  const { min, max, step } = sliderRange(now);
  const price = typeof value === 'number' ? value : now;
  const [least, most] = copy.from(min, max);
  return (
    <div className={styles.supplier}>
      {children}
      <input
        type="range"
        className={styles.slider}
        aria-label={copy.slide}
        aria-valuetext={rupiah(price)}
        {...{ min, max, step }}
        value={Math.min(max, Math.max(min, price))}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{least}</span>
        <span>{most}</span>
      </div>
      {price !== now && (
        <Button tone="link" size="small" onClick={() => onChange(now)}>
          {copy.now(now)}
        </Button>
      )}
    </div>
  );
};
