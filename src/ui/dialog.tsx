import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Modal } from './modal';

interface DialogProps {
  title: string;
  icon?: LucideIcon;
  reason?: ReactNode;
  /** Twice as wide where there is room, for tables. */
  wide?: boolean;
  /** For work on a list: a larger title, and buttons beside each other. */
  large?: boolean;
  onClose: () => void;
  children?: ReactNode;
  /** One primary button, secondary ones below; null if the content has its own. */
  actions: ReactNode;
}

export const Dialog = ({
  title,
  icon: Picture,
  reason,
  wide = false,
  large = false,
  onClose,
  children,
  actions,
}: DialogProps) => {
  const id = useId();
  return (
    <Modal labelledBy={id} placement={wide ? 'wide' : 'center'} onClose={onClose}>
      <div className={styles.dialog} data-large={large || undefined}>
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
