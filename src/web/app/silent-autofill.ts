const BOXES = 'input[autocomplete]:not([autocomplete="off"])';

/**
 * A browser or password manager may fill boxes without an event: React then takes them for empty, and empties them at
 * the next drawing. So each box of a form repeats its event before the form is sent or another box changes. React
 * ignores the event of a box whose value it knows.
 */
export function noticeSilentAutofill(): void {
  let isRepeating = false;
  const repeat = ({ target }: Event) => {
    const form = target instanceof HTMLInputElement ? target.form : target;
    if (isRepeating || !(form instanceof HTMLFormElement)) return;
    isRepeating = true;
    // The event of one box already draws the others, so their values are read before.
    const filled = [...form.querySelectorAll<HTMLInputElement>(BOXES)].map((box) => ({
      box,
      value: box.value,
    }));
    for (const { box, value } of filled) {
      if (box.value !== value) setValue?.call(box, value);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
    isRepeating = false;
  };
  for (const event of ['input', 'submit']) document.addEventListener(event, repeat, true);
}

/** React replaces the setter of each box, and would take a value set there for its own. */
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
