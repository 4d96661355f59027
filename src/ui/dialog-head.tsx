import { X } from 'lucide-react';
import { actions } from '../core/text/actions';
import styles from './dialog-head.module.css';

export const DialogHead = ({ id, title, onClose }: { id: string; title: string; onClose: () => void }) => (
  <div className={styles.head}>
    <h2 id={id}>{title}</h2>
    <button type="button" className={styles.close} aria-label={actions.close} onClick={onClose}>
      <X size={20} />
    </button>
  </div>
);
