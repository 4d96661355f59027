let isPressed = false;
const handlerFor = (pressed: boolean) => () => {
  isPressed = pressed;
};
window.addEventListener('pointerdown', handlerFor(true), { capture: true });
for (const end of ['pointerup', 'pointercancel'] as const) {
  window.addEventListener(end, handlerFor(false), { capture: true });
}

/**
 * Delays layout changes until a pending click has finished: showing an error on blur would move the button away from
 * the pointer.
 */
export function afterPress(work: () => void): void {
  const soon = () => void setTimeout(work);
  if (isPressed) window.addEventListener('pointerup', soon, { once: true });
  else soon();
}
