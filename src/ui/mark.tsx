import { petals } from '../core/appearance/petals';
import styles from './mark.module.css';

interface MarkProps {
  size?: number;
  tone?: 'petrol' | 'face';
}

export const Mark = ({ size = 30, tone = 'petrol' }: MarkProps) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path
      d={petals.topLeft + petals.bottomRight + petals.bottomLeft}
      fill={tone === 'face' ? 'var(--face-text)' : 'var(--color-primary)'}
    />
    <path d={petals.topRight} fill="var(--color-accent)" />
  </svg>
);

interface ProductNameProps extends MarkProps {
  name: string;
}

export const ProductName = ({ name, size = 26, tone = 'petrol' }: ProductNameProps) => (
  <span
    className={styles.product}
    style={{
      fontSize: Math.round(size * 0.68),
      color: tone === 'face' ? 'var(--face-text)' : 'var(--color-text)',
    }}
  >
    <Mark size={size} tone={tone} />
    {name}
  </span>
);
