import type { Page } from '@playwright/test';

/** A too small target with its effective size. */
export interface SmallTarget {
  /** Accessible name, text, or markup. */
  name: string;
  /** Clickable pixels around its centre. */
  width: number;
  height: number;
}

/**
 * All targets below `least` pixels, measured by probing around their centre, so that labels and padding
 * count. Inline links have line height (WCAG 2.5.8).
 */
export const smallTargets = (page: Page, least: number): Promise<SmallTarget[]> =>
  page.evaluate((least) => {
    const PRESSED =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], [role="combobox"], [role="menuitem"], [role="option"]';

    /** Element that handles a click here. */
    const ownerOf = (element: Element): Element =>
      element.closest('label') ??
      element.closest('.ant-select, .ant-picker, .ant-input-affix-wrapper') ??
      element;

    const inSentence = (element: Element): boolean => {
      if (!element.matches('a, button') || getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, td, label, span:not(a span)')?.textContent?.trim() ?? '';
      return around.length > (element.textContent?.trim().length ?? 0);
    };

    const isThere = (element: Element): boolean => {
      const { width, height } = ownerOf(element).getBoundingClientRect();
      if (width <= 1 || height <= 1 || (element as HTMLButtonElement).disabled) return false;
      if (element.closest('[inert], [aria-hidden="true"], .skip-link, .sr-only')) return false;
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    };

    /** True if a floating element covers this point. */
    const isCovered = (owner: Element, px: number, py: number): boolean => {
      let over = document.elementFromPoint(px, py);
      while (over && !over.contains(owner) && getComputedStyle(over).zIndex === 'auto')
        over = over.parentElement;
      return over !== null && !over.contains(owner);
    };

    const small: SmallTarget[] = [];
    const seen = new Set<Element>();
    for (const element of document.querySelectorAll(PRESSED)) {
      const owner = ownerOf(element);
      if (seen.has(owner) || !isThere(element) || inSentence(element)) continue;
      seen.add(owner);
      owner.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = owner.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const presses = (px: number, py: number): boolean => {
        const hit = document.elementFromPoint(px, py);
        return hit !== null && (owner.contains(hit) || ownerOf(hit) === owner);
      };
      // Skips covered targets.
      if (!presses(x, y)) continue;
      // Half a pixel of tolerance on either side.
      const edge = least / 2 - 0.5;
      const edges = [
        ...[-edge, edge].map((dx) => [x + dx, y] as const),
        ...[-edge, edge].map((dy) => [x, y + dy] as const),
      ];
      if (edges.every(([px, py]) => presses(px, py) || isCovered(owner, px, py))) continue;
      const reach = (dx: number, dy: number): number => {
        let far = 0;
        while (far < least / 2 && presses(x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 0.5;
        return far;
      };
      const width = reach(-1, 0) + reach(1, 0);
      const height = reach(0, -1) + reach(0, 1);
      if (width >= least - 1 && height >= least - 1) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
      small.push({ name: name || element.outerHTML.slice(0, 100), width, height });
    }
    window.scrollTo(0, 0);
    return small;
  }, least);
