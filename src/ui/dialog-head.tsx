import { X } from 'lucide-react';
import { actions } from '../core/text/actions';
import styles from './dialog-head.module.css';
import { IconButton } from './plain/icon-button';

export const DialogHead = ({ id, title, onClose }: { id: string; title: string; onClose: () => void }) => (
  <div className={styles.head}>
    <h2 id={id}>{title}</h2>
    <IconButton aria-label={actions.close} onClick={onClose}>
      <X size={20} />
    </IconButton>
  </div>
);
