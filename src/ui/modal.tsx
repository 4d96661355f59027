import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { actions } from '../core/text/actions';
import styles from './modal.module.css';
import { countModal } from './open-modals';

interface ModalProps {
  labelledBy?: string;
  label?: string;
  /**
   * `center` and `wide` become a bottom drawer on phones; `side` enters at the inline start, `end` at the inline end; `top`
   * covers the top.
   */
  placement?: 'center' | 'wide' | 'side' | 'end' | 'top';
  /** Escape, a click outside, or the browser's back button. */
  onClose: () => void;
  children: ReactNode;
}

/** Native dialog: it traps focus, returns it, and makes the page inert. */
export const Modal = ({ labelledBy, label, placement = 'center', onClose, children }: ModalProps) => {
  const ref = useRef<HTMLDialogElement>(null);

  // Opened before paint, and closed before unmount, because only then does the browser return focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const uncount = countModal();
    return () => {
      dialog?.close();
      uncount();
    };
  }, []);

  // A press inside that ends outside is a drag, not a click outside.
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
      // A second Escape closes it despite `cancel`. The event of an unmounted dialog arrives late and is ignored.
      onClose={() => {
        if (ref.current && !ref.current.open) onClose();
      }}
    >
      {children}
      {label && (
        // For dialogs without a visible close button, for people who cannot click outside.
        <button type="button" className={styles.dismiss} onClick={onClose}>
          {actions.close}
        </button>
      )}
    </dialog>
  );
};
