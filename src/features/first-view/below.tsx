import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isFirstDrawing } from '../../api/first-drawing';
import { screenNow } from '../../ui/use-screen';

interface BelowProps {
  /** Of what keeps its place until then, as CSS says it: so that nothing in sight moves. */
  height: string;
  /** Frames that come before it. */
  after?: number;
  children: ReactNode;
}

/**
 * What lies below the first screen. When a page is opened on a small device it is drawn after what is in sight, so
 * that laying out and painting it all is not one long moment in which no tap is heard. A desk shows it at once.
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
