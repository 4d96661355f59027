import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import idID from 'antd/es/locale/id_ID';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { FieldOf } from '../../../src/admin/schema/field';
import { validatorOf } from '../../../src/admin/schema/kinds';
import { DateTimeInput, PeriodInput } from '../../../src/admin/web/fields/time/inputs';
import { fromPicker, toPicker } from '../../../src/admin/web/fields/time/jakarta';
import { setServerTime } from '../../../src/ui/server-clock';

afterEach(cleanup);

const field: FieldOf<'datetime'> = { kind: 'datetime', label: 'Mulai' };

/** An input that re-renders with the selected value. */
function openInput() {
  const chosen: (string | undefined)[] = [];
  const drawn = () => (
    <DateTimeInput
      id="start"
      name={['start']}
      field={field}
      value={chosen.at(-1) ?? '2026-11-22T05:00:00.000Z'}
      onChange={(value) => chosen.push(value as string | undefined)}
      invalid={false}
      references={{}}
    />
  );
  const { rerender } = render(drawn());
  const input = screen.getByRole('textbox');
  return {
    chosen,
    type: async (text: string) => {
      await userEvent.click(input);
      await userEvent.clear(input);
      await userEvent.type(input, text);
    },
    drawAgain: () => rerender(drawn()),
    enter: () => userEvent.keyboard('{Enter}'),
  };
}

it.each([
  '02/01/2027 08:00',
  '2/1/2027 8:00',
  '2-01-2027 08.00',
  '02.01.2027 8.00',
  '2 Jan 2027 08:00',
  '2027-01-02 08:00',
])('understands a moment as people write it: %s', async (text) => {
  const { chosen, type, enter } = openInput();
  await type(text);
  await enter();
  await waitFor(() => expect(chosen.at(-1)).toBe('2027-01-02T01:00:00.000Z'));
});

it('keeps what is typed when the form around it is drawn again', async () => {
  const { chosen, type, drawAgain, enter } = openInput();
  await type('2/1/2027 08:00');
  drawAgain();
  await enter();
  await waitFor(() => expect(chosen.at(-1)).toBe('2027-01-02T01:00:00.000Z'));
});

const schedule: FieldOf<'period'> = { kind: 'period', label: 'Jadwal', openEnd: true };

/** The picker closes and repeats its value. */
async function closing() {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}

function openPeriod(given?: object) {
  const held: { now: unknown } = { now: given };
  const Held = () => {
    const [value, setValue] = useState<unknown>(given);
    held.now = value;
    return (
      <PeriodInput
        id="period"
        name={['period']}
        field={schedule}
        value={value}
        onChange={setValue}
        invalid={false}
        references={{}}
      />
    );
  };
  render(
    <ConfigProvider locale={idID}>
      <Held />
    </ConfigProvider>,
  );
  const type = async (label: RegExp, text: string, isEnter = false) => {
    const input = screen.getByLabelText<HTMLInputElement>(label);
    await userEvent.click(input);
    await userEvent.clear(input);
    if (text) await userEvent.type(input, text);
    await (isEnter ? userEvent.keyboard('{Enter}') : userEvent.tab());
    await closing();
    return input;
  };
  return { held, type };
}

it('a day without a time is accepted: from its first minute, until its last', async () => {
  const { held, type } = openPeriod();
  const start = await type(/^Mulai/, '26/12/2026');
  const end = await type(/^Akhir/, '27 des 2026');
  expect(held.now).toEqual({ start_at: '2026-12-25T17:00:00.000Z', end_at: '2026-12-27T16:59:00.000Z' });
  expect(start.value).toBe('26 Des 2026 00:00');
  expect(end.value).toBe('27 Des 2026 23:59');
});

it('what cannot be read stays, and is refused beside the field', async () => {
  const { held, type } = openPeriod({
    start_at: '2026-12-25T17:00:00.000Z',
    end_at: '2026-12-27T16:59:00.000Z',
  });
  const end = await type(/^Akhir/, 'akhir tahun');
  expect(end.value).toBe('akhir tahun');
  const validated = validatorOf(schedule).safeParse(held.now);
  expect(validated.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['end_at', 'Tanggal akhir tidak dapat dibaca. Tulis seperti 26 Des 2026 14:00.'],
  ]);
  await type(/^Akhir/, '31/12/2026 20.00', true);
  expect(held.now).toMatchObject({ end_at: '2026-12-31T13:00:00.000Z' });
});

it('an end that is emptied is gone, and not brought back', async () => {
  const { held, type } = openPeriod({
    start_at: '2026-12-25T17:00:00.000Z',
    end_at: '2026-12-27T16:59:00.000Z',
  });
  const end = await type(/^Akhir/, '');
  expect(end.value).toBe('');
  expect(validatorOf(schedule).parse(held.now)).toEqual({ start_at: '2026-12-25T17:00:00.000Z' });
});

it('a form that is saved by Ctrl+S from within the field has what was typed', async () => {
  const { held } = openPeriod();
  await userEvent.click(screen.getByLabelText(/^Mulai/));
  await userEvent.keyboard('26/12/2026{Control>}s{/Control}');
  expect(held.now).toEqual({ start_at: '2026-12-25T17:00:00.000Z' });
});

/** The clear button that rc-picker exposes to screen readers. */
const clearOf = (input: HTMLElement) => {
  const button = input.parentElement?.querySelector<HTMLElement>('[role="button"]');
  if (!button) throw new Error('There is nothing to clear');
  return button;
};

it('what is cleared while it is typed over is gone, and does not come back on leaving', async () => {
  const { held } = openPeriod({ start_at: '2026-12-25T17:00:00.000Z' });
  const input = screen.getByLabelText<HTMLInputElement>(/^Mulai/);
  await userEvent.type(input, '9');
  await userEvent.click(clearOf(input));
  expect(input.value).toBe('');
  await userEvent.tab();
  await closing();
  expect(input.value).toBe('');
  expect(held.now).toEqual({ start_at: undefined });
});

it('is cleared by its whole button, also without a pointer', () => {
  const { held } = openPeriod({ start_at: '2026-12-25T17:00:00.000Z' });
  fireEvent.click(clearOf(screen.getByLabelText(/^Mulai/)));
  expect(held.now).toEqual({ start_at: undefined });
});

it('a day that is pointed at replaces what was being typed', async () => {
  const { held } = openPeriod({ start_at: '2026-12-25T17:00:00.000Z' });
  const input = screen.getByLabelText<HTMLInputElement>(/^Mulai/);
  await userEvent.type(input, '9');
  await userEvent.click(await screen.findByTitle('2026-12-28'));
  await userEvent.tab();
  await closing();
  expect(held.now).toEqual({ start_at: '2026-12-27T17:00:00.000Z' });
  expect(input.value).toBe('28 Des 2026 00:00');
});

it('shows and keeps a WIB hour that the zone of the browser skips', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    const skipped = '2026-03-07T19:30:00.000Z';
    expect(new Date('2026-03-08T02:30').getHours()).toBe(3);
    expect(toPicker(skipped)?.format('DD MMM YYYY HH:mm')).toBe('08 Mar 2026 02:30');
    expect(fromPicker(toPicker(skipped))).toBe(skipped);
    const shown = toPicker('2026-03-07T18:30:00.000Z')?.hour(2) ?? null;
    expect(fromPicker(shown)).toBe(skipped);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

it('offers the server’s present time on Jakarta’s clock', async () => {
  setServerTime('2031-01-01T17:00:00.000Z');
  const { held } = openPeriod();
  await userEvent.click(screen.getByLabelText(/^Mulai/));
  await userEvent.click(await screen.findByText('Sekarang'));
  expect(held.now).toMatchObject({ start_at: expect.stringMatching(/^2031-01-01T17:00:/) });
});
