import { number } from '../../../core/format/number';
import { Button } from '../../../ui/plain/button';
import type { ActModel } from '../../schema/model';
import { ActButton } from '../acts/act-button';
import styles from './mark-bar.module.css';

interface MarkBarProps {
  count: number;
  acts: ActModel[];
  onAct: (act: ActModel) => void;
  onClear: () => void;
}

export const MarkBar = ({ count, acts, onAct, onClear }: MarkBarProps) => (
  <div className={styles.anchor}>
    <div className={styles.bar} role="toolbar" aria-label="Tindakan untuk data yang dipilih">
      <span className={styles.count} aria-live="polite">
        {number(count)} dipilih
      </span>
      {acts.map((act) => (
        <ActButton key={act.name} act={act} small onClick={() => onAct(act)} />
      ))}
      <Button size="small" tone="link" className={styles.clear ?? ''} onClick={onClear}>
        Batal pilih
      </Button>
    </div>
  </div>
);
