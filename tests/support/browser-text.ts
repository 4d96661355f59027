import type { Page } from '@playwright/test';

/** Enlarges text only, like a browser's text zoom: font sizes and line heights, not boxes. */
export const enlargeText = (page: Page, times: number): Promise<void> =>
  page.evaluate((factor) => {
    const drawn = [...document.body.querySelectorAll<HTMLElement>('*')].map((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element);
      return { element, size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) };
    });
    for (const { element, size, line } of drawn) {
      if (!element.style) continue;
      element.dataset.styleBefore = element.getAttribute('style') ?? '';
      element.style.fontSize = `${size * factor}px`;
      if (Number.isFinite(line)) element.style.lineHeight = `${line * factor}px`;
    }
  }, times);

export const restoreText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-style-before]')) {
      element.setAttribute('style', element.dataset.styleBefore ?? '');
      delete element.dataset.styleBefore;
    }
  });

/** Amounts that are cut off by the window or a container. */
export const cutAmounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const amount = /^[+−]?Rp\s[\d.]+$/;
    const whole = [...document.querySelectorAll<HTMLElement>('main span, main dd')].filter(
      (element) => amount.test(element.textContent ?? '') && element.getClientRects().length > 0,
    );
    const cuts = (element: HTMLElement): boolean => {
      const box = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const isCut = box.left < edge.left - 1 || box.right > edge.right + 1;
        if (overflowX === 'hidden' && isCut) return true;
        // Scrollable content is not cut off.
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
      }
      return box.left < -1 || box.right > document.documentElement.clientWidth + 1;
    };
    return whole.filter(cuts).map((element) => element.textContent ?? '');
  });
