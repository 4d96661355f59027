import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { actions } from '../core/text/actions';
import styles from './modal.module.css';
import { countModal } from './open-modals';

interface ModalProps {
  /** Id of the title inside, or else `label`. */
  labelledBy?: string;
  label?: string;
  /**
   * `center` becomes a drawer at the bottom of a phone; `side` slides in where lines begin, `end` where they end;
   * `top` fills from above.
   */
  placement?: 'center' | 'side' | 'end' | 'top';
  /** Escape, a click beside it, or the browser's own way back. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, gives it back, and makes the page behind it inert. */
export const Modal = ({ labelledBy, label, placement = 'center', onClose, children }: ModalProps) => {
  const ref = useRef<HTMLDialogElement>(null);

  // Before paint, and closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const uncount = countModal();
    return () => {
      dialog?.close();
      uncount();
    };
  }, []);

  // What was pressed inside and let go beside it was a drag, not a wish to leave.
  const pressedBeside = useRef(false);
  const closeFromBeside = (event: MouseEvent) => {
    if (event.target === ref.current && pressedBeside.current) onClose();
  };

  return (
    // The keyboard's way out is Escape, which the browser turns into `cancel`.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is only the pointer's way out
    <dialog
      ref={ref}
      className={`${styles.modal} ${styles[placement]}`}
      aria-labelledby={labelledBy}
      aria-label={label}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === ref.current;
      }}
      onClick={closeFromBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes it whatever `cancel` says. One that has left the page was closed by us, and tells late.
      onClose={() => {
        if (ref.current && !ref.current.open) onClose();
      }}
    >
      {children}
      {label && (
        // One with a title brings its own; here it waits for those who cannot click beside.
        <button type="button" className={styles.dismiss} onClick={onClose}>
          {actions.close}
        </button>
      )}
    </dialog>
  );
};
