import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Modal } from './modal';
import { useOpenHere } from './open-here';
import styles from './popover.module.css';
import { fitWindow, useLeaving } from './popover-parts';
import { useScreen } from './use-screen';

interface PreviewLinkProps {
  to: string;
  label: string;
  linkLabel: string;
  linkClass: string | undefined;
  link: ReactNode;
  children: () => ReactNode;
}

/** Milliseconds of hovering before it opens, and of leaving before it closes. */
const REST = 200;
const AWAY = 300;

/** Link with a preview on hover, arrow down, or long press. */
export const PreviewLink = ({ to, label, linkLabel, linkClass, link, children }: PreviewLinkProps) => {
  const [open, setOpen] = useOpenHere<true>();
  const container = useRef<HTMLDivElement>(null);
  const id = useId();
  const anchor = useRef<HTMLAnchorElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const phone = useScreen() === 'phone';
  const floats = open !== null && !phone;
  const close = () => setOpen(null);
  useLeaving(container, floats, close, () => {
    // It may have opened by a resting mouse while focus is elsewhere.
    if (hasFocus(id)) anchor.current?.focus();
    close();
  });
  useEffect(() => () => clearTimeout(waiting.current), []);

  const later = (delay: number, wanted: true | null) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => (wanted || !hasFocus(id)) && setOpen(wanted), delay);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  const press = (event: MouseEvent) => {
    // With a mouse the browser's context menu is wanted.
    if (matchMedia('(hover: hover)').matches) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <div
      ref={container}
      className={styles.slot}
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
        onKeyDown={handleKey}
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

const hasFocus = (id: string) => document.getElementById(id)?.contains(document.activeElement) === true;
