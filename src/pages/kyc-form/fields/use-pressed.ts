import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/** A button as long as it is pressed, by finger, mouse or Space and Enter; `onClosed` runs instead while there is nothing to press for. */
export function usePressed(isOpen: boolean, onClosed: () => void) {
  const [isPressed, setPressed] = useState(false);
  const release = () => setPressed(false);

  // What is pressed for can come to its end under the finger.
  useEffect(() => {
    if (!isOpen) setPressed(false);
  }, [isOpen]);

  return {
    isPressed: isPressed && isOpen,
    handlers: {
      'aria-pressed': isPressed && isOpen,
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        if (!isOpen) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setPressed(true);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (isOpen && (key === ' ' || key === 'Enter')) setPressed(true);
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
