let isPressed = false;
const told = (pressed: boolean) => () => {
  isPressed = pressed;
};
window.addEventListener('pointerdown', told(true), { capture: true });
for (const end of ['pointerup', 'pointercancel'] as const) {
  window.addEventListener(end, told(false), { capture: true });
}

/**
 * Does what moves the page once a press that is going on has been a click: a button that moves away under the pointer,
 * because the field that was left shows its mistake, would miss it.
 */
export function afterPress(work: () => void): void {
  const soon = () => void setTimeout(work);
  if (isPressed) window.addEventListener('pointerup', soon, { once: true });
  else soon();
}
