import { petals } from '../../core/appearance/petals';

const bone = (kind: string): string => `<i class="shell-${kind}"></i>`;
const menu = bone('entry').repeat(6);
const row = `<div class="shell-row">${bone('tile')}${bone('line')}${bone('amount')}</div>`;

const markOf = (isPanel: boolean): string =>
  `<svg width="26" height="26" viewBox="0 0 40 40" aria-hidden="true"><path d="${petals.topLeft + petals.bottomRight + petals.bottomLeft}" fill="var(--${isPanel ? 'face-text' : 'color-primary'})"/><path d="${petals.topRight}" fill="var(--color-accent)"/></svg>`;

/**
 * Skeleton of the portal as HTML without text, so that no font is needed. The page contains it, so it is painted before
 * any script; the portal shows it again while loading. Styles: `shell.css`.
 */
export const shellOf = ({ isPanel }: { isPanel: boolean }): string =>
  `<div class="shell${isPanel ? ' shell-panel' : ''}">` +
  `<div class="shell-side" aria-hidden="true"><span class="shell-brand">${markOf(isPanel)}${bone('name')}</span>${menu}</div>` +
  `<div class="shell-head" aria-hidden="true"><span class="shell-home">${markOf(false)}</span>${bone('line')}${bone('round')}</div>` +
  `<main class="shell-body"><span class="sr-only" role="status">Memuat…</span><div aria-hidden="true">${bone('title')}${bone('card')}${row.repeat(5)}</div></main>` +
  '</div>';
