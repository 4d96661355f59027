import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/** Pressing and holding a button, by finger, mouse or Space and Enter; `onClosed` runs instead while there is nothing to hold for. */
export function useHold(isOpen: boolean, onClosed: () => void) {
  const [isHeld, setHeld] = useState(false);
  const release = () => setHeld(false);

  // What may be held for can come to its end under the finger.
  useEffect(() => {
    if (!isOpen) setHeld(false);
  }, [isOpen]);

  return {
    isHeld: isHeld && isOpen,
    handlers: {
      'aria-pressed': isHeld && isOpen,
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        if (!isOpen) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(true);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (isOpen && (key === ' ' || key === 'Enter')) setHeld(true);
      },
      onKeyUp: release,
      onBlur: release,
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => {
        if (!isOpen) onClosed();
      },
    },
  };
}
