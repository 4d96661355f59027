import { X } from 'lucide-react';
import { actions } from '../core/text/actions';
import styles from './dialog-head.module.css';

interface DialogHeadProps {
  /** Of the title, for the `labelledBy` of the dialog. */
  id: string;
  title: string;
  onClose: () => void;
}

/** Title of a dialog that is left by a cross instead of buttons at its end. */
export const DialogHead = ({ id, title, onClose }: DialogHeadProps) => (
  <div className={styles.head}>
    <h2 id={id}>{title}</h2>
    <button type="button" className={styles.close} aria-label={actions.close} onClick={onClose}>
      <X size={20} />
    </button>
  </div>
);
