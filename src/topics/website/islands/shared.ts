/** Milliseconds since 1970 by the server: its clock when the page was sent, and the time since. */
const sentAt = Number(document.documentElement.dataset.now);
export const serverNow = (): number => sentAt + performance.now();

const two = (count: number): string => String(count).padStart(2, '0');

/** Counts down what the server wrote; a page whose time has come is read again once. */
export function runCountdowns(onEnd?: () => void): void {
  const clocks = [...document.querySelectorAll<HTMLTimeElement>('.countdown time')];
  if (clocks.length === 0) return;
  const tick = (): boolean => {
    const lefts = clocks.map((clock) => {
      const left = Math.max(0, Math.floor((Date.parse(clock.dateTime) - serverNow()) / 1000));
      const hours = Math.floor(left / 3600);
      clock.textContent = `${hours > 0 ? `${hours}:` : ''}${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
      return left;
    });
    return lefts.every((left) => left > 0);
  };
  const timer = setInterval(() => {
    if (tick()) return;
    clearInterval(timer);
    onEnd?.();
  }, 1000);
  tick();
}

/** Shows the buttons that need a script, and lets them copy. */
export function enableCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.hidden = !navigator.clipboard;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
      button.textContent = 'Tersalin';
      setTimeout(() => {
        button.textContent = 'Salin';
      }, 2000);
    });
  }
}

/** A second press on a form that is on its way does nothing. */
export function sendOnce(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
    form.addEventListener('submit', (event) => {
      if (form.dataset.sent) event.preventDefault();
      form.dataset.sent = '1';
    });
  }
  // A page from the back button may be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]'))
      delete form.dataset.sent;
  });
}
