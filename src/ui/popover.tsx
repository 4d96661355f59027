import { type ReactNode, useId, useRef } from 'react';
import { Modal } from './modal';
import { useOpenHere } from './open-here';
import styles from './popover.module.css';
import { fitWindow, useLeaving } from './popover-parts';
import { useScreen } from './use-screen';

interface PopoverProps {
  label: string;
  buttonLabel?: string;
  buttonClass?: string | undefined;
  button: ReactNode;
  setsQuery?: boolean;
  children: (close: () => void) => ReactNode;
}

export const Popover = ({
  label,
  buttonLabel = label,
  buttonClass,
  button,
  setsQuery = false,
  children,
}: PopoverProps) => {
  const [open, setOpen] = useOpenHere<true>(setsQuery ? 'path' : 'visit');
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const phone = useScreen() === 'phone';
  const floats = open !== null && !phone;
  const close = () => setOpen(null);
  const closeToButton = () => {
    close();
    trigger.current?.focus();
  };
  useLeaving(anchor, floats, close, closeToButton);

  return (
    <div ref={anchor} className={styles.slot}>
      <button
        ref={trigger}
        type="button"
        className={buttonClass}
        aria-label={buttonLabel}
        title={label}
        aria-expanded={open !== null}
        aria-controls={floats ? id : undefined}
        onClick={() => setOpen(open ? null : true)}
      >
        {button}
      </button>
      {floats && (
        <section ref={fitWindow} id={id} className={styles.popover} aria-label={label} data-popover="">
          {children(closeToButton)}
        </section>
      )}
      {open && phone && (
        <Modal label={label} onClose={close}>
          {children(close)}
        </Modal>
      )}
    </div>
  );
};
