import { type RefObject, useEffect } from 'react';
import { useStable } from './use-stable';

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
  const goElsewhere = useStable(onElsewhere);
  const giveUp = useStable(onEscape);
  useEffect(() => {
    if (!active) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) goElsewhere();
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && giveUp();
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, [anchor, active, goElsewhere, giveUp]);
}
