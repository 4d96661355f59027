import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/web/app/error-boundary';
import { lazyChunk } from '../../../src/web/app/lazy-chunk';

const Part = () => <p>Isi</p>;
const drawn = (Component: React.ComponentType) =>
  render(
    <Suspense fallback="Menunggu">
      <Component />
    </Suspense>,
  ).container.textContent;

afterEach(cleanup);

describe('a part that is fetched when it is wanted', () => {
  it('is drawn at once when it is there already', async () => {
    const part = lazyChunk(async () => ({ default: Part }));
    await part.preload();
    expect(drawn(part.Component)).toBe('Isi');
  });

  it('is waited for when it is not', () => {
    const part = lazyChunk(async () => ({ default: Part }));
    expect(drawn(part.Component)).toBe('Menunggu');
  });

  it('is asked for again after it could not be had, which is shown when it is rendered', async () => {
    let asked = 0;
    const part = lazyChunk(async () => {
      asked += 1;
      if (asked === 1) throw new Error('no connection');
      return { default: Part };
    });
    await part.preload();
    await part.preload();
    expect(drawn(part.Component)).toBe('Isi');
  });

  it('reloads the page when the connection is back, if it could not be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const part = lazyChunk<object>(() => Promise.reject(new Error('no connection')));
    render(
      <ErrorBoundary>
        <Suspense>
          <part.Component />
        </Suspense>
      </ErrorBoundary>,
    );
    await screen.findByText('Halaman gagal dimuat');
    expect(reload).not.toHaveBeenCalled();
    // The page listens a moment after it is drawn.
    await waitFor(() => {
      fireEvent(window, new Event('online'));
      expect(reload).toHaveBeenCalledTimes(1);
    });
  });
});
