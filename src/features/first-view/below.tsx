import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { isFirstDrawing } from '../../api/first-drawing';
import { screenNow } from '../../ui/use-screen';

interface BelowProps {
  /** Of what keeps its place until then, as CSS says it: so that nothing in sight moves. */
  height: string;
  children: ReactNode;
}

/**
 * What lies below the first screen. When a page is opened on a small device it is drawn after what is in sight, so
 * that laying out and painting it all is not one long moment in which no tap is heard. A desk shows it at once.
 */
export const Below = ({ height, children }: BelowProps) => {
  const [isDue, setDue] = useState(() => !isFirstDrawing() || screenNow() === 'desktop');
  useEffect(() => {
    if (isDue) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDue(true)));
    return () => cancelAnimationFrame(frame);
  }, [isDue]);
  return isDue ? children : <div style={{ height }} />;
};
