import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, dialog, [role="menu"]';

/** True for a press that selects text, or that lands on a control of its own (also of a dialog that the row opened). */
const meansSomethingElse = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  !(target instanceof Element) ||
  !currentTarget.contains(target) ||
  target.closest(CONTROLS) !== null ||
  window.getSelection()?.isCollapsed === false;

/** Props of a row or card that opens wherever it is pressed. Keyboards use the link or button inside it. */
export const pressToOpen = (open: () => void) => ({
  'data-pressable': '',
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (!meansSomethingElse(event)) open();
  },
});
