import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';

/** True while a button is pressed, by pointer, Space or Enter; `onClosed` runs instead while nothing is available. */
export function usePressed(isOpen: boolean, onClosed: () => void) {
  const [isPressed, setPressed] = useState(false);
  const release = () => setPressed(false);

  // The data may be masked again while the button is pressed.
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
