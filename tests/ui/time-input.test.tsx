import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { FieldOf } from '../../src/core/schema/field';
import { DateTimeInput } from '../../src/fields/time/inputs';

afterEach(cleanup);

const field: FieldOf<'datetime'> = { kind: 'datetime', label: 'Mulai' };

/** The input of a form that is drawn anew for whatever reason, with what was chosen so far. */
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
