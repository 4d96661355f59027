import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PreviewLink } from '../../../../src/ui/preview-link';

declare const happyDOM: { setViewport(size: { width: number }): void };

beforeEach(() => {
  happyDOM.setViewport({ width: 1440 });
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <input aria-label="Catatan" />
      <PreviewLink to="/all" label="Terbaru" linkLabel="Semua" linkClass={undefined} link="Semua">
        {() => <button type="button">Baca</button>}
      </PreviewLink>
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const link = () => screen.getByRole('link', { name: 'Semua' });
const preview = () => screen.queryByRole('region', { name: 'Terbaru' });
const inside = () => screen.getByRole('button', { name: 'Baca' });
/** Runs all timers. */
const wait = () => act(() => vi.runAllTimers());
const mouse = (move: 'pointerEnter' | 'pointerLeave') => {
  fireEvent[move](link().parentElement as HTMLElement, { pointerType: 'mouse' });
  wait();
};

it('shows that it opens, and what', () => {
  expect(link().getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(link(), { key: 'ArrowDown' });
  expect(link().getAttribute('aria-expanded')).toBe('true');
  expect(link().getAttribute('aria-controls')).toBe(preview()?.id);
});

it('Escape leads back to the link from within, and leaves anyone who types elsewhere where they are', () => {
  const note = screen.getByRole('textbox');
  note.focus();
  mouse('pointerEnter');
  fireEvent.keyDown(note, { key: 'Escape' });
  expect(preview()).toBeNull();
  expect(document.activeElement).toBe(note);

  fireEvent.keyDown(link(), { key: 'ArrowDown' });
  inside().focus();
  fireEvent.keyDown(inside(), { key: 'Escape' });
  expect(preview()).toBeNull();
  expect(document.activeElement).toBe(link());
});

it('a mouse that leaves closes it, but not over one who walks in it by keyboard', () => {
  mouse('pointerEnter');
  mouse('pointerLeave');
  expect(preview()).toBeNull();
  mouse('pointerEnter');
  inside().focus();
  mouse('pointerLeave');
  expect(preview()).not.toBeNull();
});
