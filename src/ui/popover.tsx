import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Modal } from './modal';
import { useOpenHere } from './open-here';
import styles from './popover.module.css';
import { useScreen } from './use-screen';

interface PopoverProps {
  /** What opens, for those who do not see it. */
  label: string;
  /** The button's name, when it says more, such as a count. */
  buttonLabel?: string;
  buttonClass?: string | undefined;
  button: ReactNode;
  /** What is set inside changes the query of the address: that closes nothing. */
  setsQuery?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A button and what it opens: below it, or as a drawer on a phone. */
export const Popover = ({
  label,
  buttonLabel = label,
  buttonClass,
  button,
  setsQuery = false,
  children,
}: PopoverProps) => {
  const [open, setOpen] = useOpenHere<true>(setsQuery ? 'path' : 'visit');
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const phone = useScreen() === 'phone';
  const floats = open !== null && !phone;
  const close = () => setOpen(null);
  const closeFromKeyboard = () => {
    close();
    trigger.current?.focus();
  };
  useLeaving(place, floats, close, closeFromKeyboard);

  return (
    <div ref={place} className={styles.place}>
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
          {children(close)}
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

/** Pixels it is given however low its button stands, and those it keeps from the edge. */
const LEAST = 240;
const EDGE = 12;

/** No higher than the window below its button: what is more scrolls inside. */
const fitWindow = (popover: HTMLElement | null) => {
  if (!popover) return;
  const room = window.innerHeight - popover.getBoundingClientRect().top - EDGE;
  popover.style.maxHeight = `${Math.max(LEAST, room)}px`;
};

/** A press beside it, a focus that walks on, or Escape: nothing is left open behind the one who leaves. */
function useLeaving(
  place: RefObject<HTMLElement>,
  active: boolean,
  onElsewhere: () => void,
  onEscape: () => void,
): void {
  const current = useRef({ onElsewhere, onEscape });
  useEffect(() => {
    current.current = { onElsewhere, onEscape };
  });
  useEffect(() => {
    if (!active) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) current.current.onElsewhere();
    };
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && current.current.onEscape();
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', hear);
    };
  }, [place, active]);
}
