import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Modal } from './modal';
import { useOpenHere } from './open-here';
import styles from './popover.module.css';
import { fitWindow, useLeaving } from './popover-parts';
import { useScreen } from './use-screen';

interface PreviewLinkProps {
  to: string;
  /** What opens, for those who do not see it. */
  label: string;
  /** The link's name. */
  linkLabel: string;
  linkClass: string | undefined;
  link: ReactNode;
  children: () => ReactNode;
}

/** Milliseconds that a pointer rests before anything opens, and that it may be away before it closes. */
const REST = 200;
const AWAY = 300;

/** A link that lets one look ahead: under a resting pointer, by the arrow down, or by a long press in the hand. */
export const PreviewLink = ({ to, label, linkLabel, linkClass, link, children }: PreviewLinkProps) => {
  const [open, setOpen] = useOpenHere<true>();
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const anchor = useRef<HTMLAnchorElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const phone = useScreen() === 'phone';
  const floats = open !== null && !phone;
  const close = () => setOpen(null);
  useLeaving(place, floats, close, () => {
    // It may have opened under a mouse that rests while its person types somewhere else.
    if (hasFocus(id)) anchor.current?.focus();
    close();
  });
  useEffect(() => () => clearTimeout(waiting.current), []);

  const later = (delay: number, wanted: true | null) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => (wanted || !hasFocus(id)) && setOpen(wanted), delay);
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  const press = (event: MouseEvent) => {
    // With a mouse it is the menu of the browser that is wanted.
    if (matchMedia('(hover: hover)').matches) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <div
      ref={place}
      className={styles.place}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && later(REST, true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later(AWAY, null)}
    >
      <Link
        ref={anchor}
        to={to}
        className={linkClass}
        aria-label={linkLabel}
        aria-expanded={open !== null}
        aria-controls={floats ? id : undefined}
        aria-keyshortcuts="ArrowDown"
        onClick={() => clearTimeout(waiting.current)}
        onKeyDown={hear}
        onContextMenu={press}
      >
        {link}
      </Link>
      {floats && (
        <section ref={fitWindow} id={id} className={styles.popover} aria-label={label} data-popover="">
          {children()}
        </section>
      )}
      {open && phone && (
        <Modal label={label} onClose={close}>
          {children()}
        </Modal>
      )}
    </div>
  );
};

/** Whether the focus is inside what has opened. */
const hasFocus = (id: string) => document.getElementById(id)?.contains(document.activeElement) === true;
