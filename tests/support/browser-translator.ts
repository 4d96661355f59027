import type { Page } from '@playwright/test';

/** Simulates a browser's translator: replaces text nodes, including later ones, by elements. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const replace = (text: Text): void => {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    };
    const walk = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement, data } = node as Text;
        if (data.trim() && !parentElement?.closest('font, script, style, textarea')) texts.push(node as Text);
      }
      texts.forEach(replace);
    };
    const start = () => {
      walk(document.body);
      new MutationObserver(() => walk(document.body)).observe(document.body, {
        ...{ childList: true, characterData: true, subtree: true },
      });
    };
    document.addEventListener('DOMContentLoaded', start);
  });
}
