import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Modal } from './modal';

interface DialogProps {
  title: string;
  icon?: LucideIcon;
  reason?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  /** One primary button, secondary ones below; null if the content has its own. */
  actions: ReactNode;
}

export const Dialog = ({ title, icon: Picture, reason, onClose, children, actions }: DialogProps) => {
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <div className={styles.dialog}>
        <div className={styles.head}>
          {Picture && (
            <span className={styles.icon}>
              <Picture size={20} />
            </span>
          )}
          <div>
            <h2 id={id}>{title}</h2>
            {reason && <p className={styles.reason}>{reason}</p>}
          </div>
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  );
};
