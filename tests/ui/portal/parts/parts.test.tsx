import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayPresets } from '../../../../src/core/format/days';
import { rupiah } from '../../../../src/core/format/money';
import { transactionStatus } from '../../../../src/core/text/statuses';
import { Avatar } from '../../../../src/ui/avatar';
import { CopyButton } from '../../../../src/ui/copy-button';
import { Countdown } from '../../../../src/ui/countdown';
import { DayChoice } from '../../../../src/ui/day-choice';
import { LoadFailed } from '../../../../src/ui/load-failed';
import { Money } from '../../../../src/ui/money';
import { OfflineBar } from '../../../../src/ui/offline-bar';
import { Pager } from '../../../../src/ui/pager';
import { Popover } from '../../../../src/ui/popover';
import { SearchInput } from '../../../../src/ui/search-input';
import { setServerTime } from '../../../../src/ui/server-clock';
import { smoothPath } from '../../../../src/ui/smooth-path';
import { StatusTag } from '../../../../src/ui/status-tag';
import { Tile } from '../../../../src/ui/tile';
import { Totals } from '../../../../src/ui/totals';
import totals from '../../../../src/ui/totals.module.css';

afterEach(() => {
  setServerTime(new Date().toISOString());
  cleanup();
  vi.useRealTimers();
});

describe('money', () => {
  it.each([
    [4825500, 'auto'],
    [-39500, 'auto'],
    [3500, 'always'],
  ] as const)('%d reads as the same text as anywhere else', (amount, sign) => {
    const { container } = render(<Money amount={amount} sign={sign} />);
    expect(container.textContent).toBe(rupiah(amount, sign));
  });

  it('says that the struck price is the one before', () => {
    render(<Money amount={19850} was={21500} />);
    expect(screen.getByText('Harga sebelumnya').closest('s')?.textContent).toContain(rupiah(21500));
  });
});

it('a status is a word and an icon', () => {
  const { container } = render(<StatusTag status={transactionStatus(2, 0)} />);
  expect(container.textContent).toBe('Berhasil');
  expect(container.querySelector('svg')).not.toBeNull();
});

it('a person without a name gets the avatar Error', () => {
  const { container } = render(<Avatar name="" src={null} />);
  expect(container.textContent).toBe('Error');
});

it('the offline bar shows how old the data is, and tries again', async () => {
  let tries = 0;
  render(<OfflineBar lastReadAt="2026-11-21T05:05:09Z" onRetry={() => tries++} />);
  expect(screen.getByRole('status').textContent).toBe('Koneksi terputus. Data terakhir 12:05:09 WIB.');
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(tries).toBe(1);
});

it('what failed to load is asked for again when the connection is back', () => {
  const retry = vi.fn();
  render(<LoadFailed message="Koneksi terputus." onRetry={retry} />);
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('Salin copies the bare value, turns into Tersalin, says so, and turns back after two seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<CopyButton value="8801234567890123" what="nomor VA" />);
  await user.click(screen.getByRole('button', { name: 'Salin nomor VA' }));
  expect(await navigator.clipboard.readText()).toBe('8801234567890123');
  expect(screen.getByRole('button', { name: 'Tersalin' })).toBeTruthy();
  expect(screen.getByText('Tersalin: nomor VA').getAttribute('aria-live')).toBe('polite');
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('button', { name: 'Salin nomor VA' })).toBeTruthy();
});

describe('a countdown', () => {
  const start = Date.parse('2026-11-21T05:00:00Z');

  it('is seen every second, said once a minute, and ends once', () => {
    vi.useFakeTimers({ now: start });
    let ends = 0;
    render(<Countdown until="2026-11-21T05:02:05Z" onEnd={() => ends++} />);
    const seen = () => screen.getByRole('timer').textContent;
    expect(seen()).toBe('02:05Sisa 2 menit');
    act(() => vi.advanceTimersByTime(4_000));
    expect(seen()).toBe('02:01Sisa 2 menit');
    act(() => vi.advanceTimersByTime(1_000));
    expect(seen()).toBe('02:00Sisa 2 menit');
    act(() => vi.advanceTimersByTime(70_000));
    expect(seen()).toBe('00:50Sisa kurang dari 1 menit');
    act(() => vi.advanceTimersByTime(600_000));
    expect(seen()).toBe('00:00Waktu habis');
    expect(ends).toBe(1);
  });

  it('follows the clock of the server', () => {
    vi.useFakeTimers({ now: start });
    setServerTime('2026-11-21T05:01:00Z');
    render(<Countdown until="2026-11-21T05:02:05Z" />);
    expect(screen.getByRole('timer').textContent).toContain('01:05');
  });
});

it('a sparkline goes through its values from edge to edge, from zero up', () => {
  expect(smoothPath([0, 10], 200, 34)).toBe('M0 32C100 32 100 2 200 2');
  expect(smoothPath([5, 5, 5], 200, 34)).toBe('M0 2C50 2 50 2 100 2C150 2 150 2 200 2');
  expect(smoothPath([0, 0], 200, 34)).toBe('M0 32C100 32 100 32 200 32');
});

describe('the days of a list', () => {
  it('are chosen as a usual stretch, or by their ends, or not at all', async () => {
    const chosen = vi.fn();
    const { rerender } = render(<DayChoice from={undefined} to={undefined} onChange={chosen} />);
    const select = screen.getByRole('combobox', { name: 'Tanggal' });
    expect(screen.queryByLabelText(/^Dari/)).toBeNull();

    await userEvent.selectOptions(select, 'Hari ini');
    const today = chosen.mock.lastCall?.[0];
    expect(today).toEqual(dayPresets[0]?.of(Date.now()));

    rerender(<DayChoice {...today} onChange={chosen} />);
    expect(select).toHaveProperty('value', 'today');
    await userEvent.selectOptions(select, 'Semua tanggal');
    expect(chosen.mock.lastCall?.[0]).toEqual({ from: undefined, to: undefined });

    await userEvent.selectOptions(select, 'Kustom');
    expect(screen.getByLabelText(/^Dari/)).toBeDefined();
  });

  it('are counted from the server’s day, whatever this browser’s clock says', async () => {
    setServerTime('2031-01-01T17:00:00.000Z');
    const chosen = vi.fn();
    render(<DayChoice from={undefined} to={undefined} onChange={chosen} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tanggal' }), 'Hari ini');
    expect(chosen.mock.lastCall?.[0]).toEqual({ from: '2031-01-02', to: '2031-01-02' });
  });

  it('that are no usual stretch stand with their ends', () => {
    render(<DayChoice from="2026-01-02" to="2026-01-03" onChange={() => {}} />);
    expect(screen.getByRole('combobox', { name: 'Tanggal' })).toHaveProperty('value', 'own');
    expect(screen.getByLabelText(/^Sampai/)).toHaveProperty('value', '2026-01-03');
  });
});

it.each([
  ['7', 7],
  ['999', 12],
  ['0', 1],
  ['\uFF15', 5],
])('a page of a list is jumped to by its number: %s', async (typed, page) => {
  const onPage = vi.fn();
  const List = () => {
    const [shown, show] = useState(3);
    return (
      <Pager
        page={shown}
        limit={10}
        total={115}
        shown={10}
        unit="baris"
        onPage={(wanted) => {
          onPage(wanted);
          show(wanted);
        }}
      />
    );
  };
  render(<List />);
  const jump = () => screen.getByRole('textbox', { name: 'Halaman, 1 sampai 12' });
  await userEvent.clear(jump());
  await userEvent.type(jump(), '2,5{Enter}');
  expect(screen.getByText('Isi angka bulat.')).toBeTruthy();
  expect(jump()).toHaveProperty('value', '2,5');
  await userEvent.clear(jump());
  await userEvent.type(jump(), `${typed}{Enter}`);
  expect(onPage).toHaveBeenCalledExactlyOnceWith(page);
  expect(document.activeElement).toBe(jump());
  await userEvent.click(screen.getByRole('button', { name: page === 12 ? /sebelumnya$/ : /berikutnya$/ }));
  expect(jump()).toHaveProperty('value', String(page === 12 ? 11 : page + 1));
});

it('a page number that was refused is forgotten on the next page', async () => {
  const List = () => {
    const [page, show] = useState(3);
    return <Pager page={page} limit={10} total={115} shown={10} unit="baris" onPage={show} />;
  };
  render(<List />);
  await userEvent.type(screen.getByRole('textbox'), '2,5{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /berikutnya$/ }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', '4');
  expect(screen.queryByText('Isi angka bulat.')).toBeNull();
});

it('clearing a search leaves the focus in its field', async () => {
  render(<SearchInput label="Cari item" value="emas" onSearch={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('a popover that its own content closes gives the focus back to its button', async () => {
  render(
    <MemoryRouter>
      <Popover label="Harga" button="Harga">
        {(close) => (
          <button type="button" onClick={close}>
            Jam tutup
          </button>
        )}
      </Popover>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Harga' }));
  await userEvent.click(screen.getByRole('button', { name: 'Jam tutup' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Harga' }));
});

it.each([
  [500, false, true],
  [-500, false, false],
  [500, true, false],
  [500, null, false],
])('%d after nothing, where more is a loss: %s, is good: %s', (now, isLoss, isGood) => {
  render(<Totals title="Total" beforeName="Kemarin" totals={[{ word: 'Laba', now, before: 0, isLoss }]} />);
  expect(screen.getByText('baru').classList.contains(totals.up ?? '')).toBe(isGood);
});

it('a tile shows its picture in a frame of known size, and its letters where the picture is gone', () => {
  const { container } = render(<Tile brandKey="free-fire" monogram="FF" image="/gone.webp" size={60} />);
  const picture = container.querySelector('img');
  expect([picture?.width, picture?.height]).toEqual([60, 60]);
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('FF');
});
