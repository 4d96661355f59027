import { number } from '../../../core/format/number';
import { Button } from '../../../ui/plain/button';
import type { ActionModel } from '../../schema/model';
import { ActionButton } from '../actions/action-button';
import styles from './mark-bar.module.css';

interface MarkBarProps {
  count: number;
  actions: ActionModel[];
  onAction: (action: ActionModel) => void;
  onClear: () => void;
}

export const MarkBar = ({ count, actions, onAction, onClear }: MarkBarProps) => (
  <div className={styles.anchor}>
    <div className={styles.bar} role="toolbar" aria-label="Tindakan untuk data yang dipilih">
      <span className={styles.count} aria-live="polite">
        {number(count)} dipilih
      </span>
      {actions.map((action) => (
        <ActionButton key={action.name} action={action} small onClick={() => onAction(action)} />
      ))}
      <Button size="small" tone="link" className={styles.clear ?? ''} onClick={onClear}>
        Batal pilih
      </Button>
    </div>
  </div>
);
