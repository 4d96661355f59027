import { type RefObject, useEffect, useRef } from 'react';

const LEAST = 240;
const EDGE = 12;

export const fitWindow = (popover: HTMLElement | null) => {
  if (!popover) return;
  const space = window.innerHeight - popover.getBoundingClientRect().top - EDGE;
  popover.style.maxHeight = `${Math.max(LEAST, space)}px`;
};

export function useLeaving(
  anchor: RefObject<HTMLElement>,
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
      if (target instanceof Node && !anchor.current?.contains(target)) current.current.onElsewhere();
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && current.current.onEscape();
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [anchor, active]);
}
