import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { JsonInput } from '../../../src/admin/web/fields/text/json-input';

afterEach(cleanup);

let value: unknown;
let error: string | undefined;

function Settings({ start }: { start?: unknown }) {
  const [now, setNow] = useState<unknown>(start);
  value = now;
  return (
    <>
      <JsonInput
        name={['settings']}
        id="settings"
        field={{ kind: 'json', label: 'Pengaturan' }}
        value={now}
        onChange={setNow}
        onError={(message) => {
          error = message;
        }}
        invalid={false}
        references={{}}
      />
      <button type="button" onClick={() => setNow({ lain: true })}>
        Ganti data
      </button>
    </>
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const format = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Rapikan' });

it('shows a value as text, and says at once where the typed text is wrong', async () => {
  render(<Settings start={{ a: [1] }} />);
  expect(box().value).toBe('{\n  "a": [\n    1\n  ]\n}');

  type('{"a": 1,\n "b": }');
  expect(error).toBe('Pengaturan: baris 2, kolom 7: nilai ini tidak dikenal.');
  expect(value).toBe('{"a": 1,\n "b": }');
  expect(format().disabled).toBe(true);

  type('{"a":1,  "b":[2]}');
  expect(error).toBeUndefined();
  expect(value).toEqual({ a: 1, b: [2] });
  expect(box().value).toBe('{"a":1,  "b":[2]}');
  await userEvent.click(format());
  expect(box().value).toBe('{\n  "a": 1,\n  "b": [\n    2\n  ]\n}');
  type(' ');
  expect([value, error]).toEqual([undefined, undefined]);
});

it('shows another value that replaces what was typed', async () => {
  render(<Settings />);
  type('[1');
  await userEvent.click(screen.getByRole('button', { name: 'Ganti data' }));
  expect(box().value).toBe('{\n  "lain": true\n}');
});
