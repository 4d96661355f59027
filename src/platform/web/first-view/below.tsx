import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { screenNow } from '../../../ui/use-screen';
import { isFirstDrawing } from '../first-drawing';

interface BelowProps {
  /** CSS height of the placeholder, so that nothing visible moves. */
  height: string;
  after?: number;
  children: ReactNode;
}

/**
 * Content below the first screen. On small devices it is drawn some frames later, so that the first view responds to
 * taps early; desktops show it at once.
 */
export const Below = ({ height, after = 1, children }: BelowProps) => {
  const [left, setLeft] = useState(() => (isFirstDrawing() && screenNow() !== 'desktop' ? after : 0));
  useEffect(() => {
    if (left === 0) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setLeft(left - 1)));
    return () => cancelAnimationFrame(frame);
  }, [left]);
  return left === 0 ? children : <div style={{ height }} />;
};
