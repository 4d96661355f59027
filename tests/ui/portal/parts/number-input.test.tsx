import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { TypedNumber } from '../../../../src/core/format/read-number';
import { QuantityStepper } from '../../../../src/topics/orders/web/transaction-form/quantity-stepper';
import { MoneyField } from '../../../../src/ui/plain/money-field';

afterEach(cleanup);

const values: TypedNumber[] = [];
const last = () => values.at(-1);

function Amount({ start = null }: { start?: TypedNumber }) {
  const [value, setValue] = useState<TypedNumber>(start);
  values.push(value);
  return (
    <>
      <MoneyField label="Harga" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(75_000)}>
        Semua
      </button>
    </>
  );
}

function Quantity() {
  const [value, setValue] = useState<TypedNumber>(1);
  values.push(value);
  return <QuantityStepper value={value} most={10} error={undefined} onChange={setValue} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

it('what is pasted over an amount is read, and shown in one spelling after it', async () => {
  const user = userEvent.setup();
  render(<Amount start={5_000} />);
  for (const [pasted, read] of [
    ['Rp 1.250.000,-', 1_250_000],
    ['15000.00', 15_000],
    ['Rp 250.000,00', 250_000],
    ['50rb', 50_000],
  ] as const) {
    await user.clear(input());
    await user.paste(pasted);
    expect(last()).toBe(read);
    expect(input().value).toBe(pasted);
  }
  await user.tab();
  expect(input().value).toBe('50.000');
});

it('what cannot be read stays as it was typed, with the reason, and is no amount', async () => {
  const user = userEvent.setup();
  render(<Amount start={5_000} />);
  await user.clear(input());
  await user.paste('12,500');
  await user.tab();
  expect([last(), input().value]).toEqual(['12,500', '12,500']);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Harga tidak terbaca sebagai angka. Tulis seperti 1.250.000.')).toBeTruthy();
});

it('digits are grouped while they are typed and deleted', async () => {
  const user = userEvent.setup();
  render(<Amount />);
  await user.type(input(), '12500');
  expect([last(), input().value]).toEqual([12_500, '12.500']);
  await user.keyboard('{Backspace}');
  expect([last(), input().value]).toEqual([1_250, '1.250']);
  await user.clear(input());
  expect([last(), input().value]).toEqual([null, '']);
});

it('a value from elsewhere replaces what was typed', async () => {
  const user = userEvent.setup();
  render(<Amount />);
  await user.type(input(), '12,5');
  await user.click(screen.getByRole('button', { name: 'Semua' }));
  expect(input().value).toBe('75.000');
});

it('a quantity is empty while it is typed again, and is never changed into another', async () => {
  const user = userEvent.setup();
  render(<Quantity />);
  await user.clear(input());
  expect([last(), input().value]).toEqual([null, '']);
  await user.type(input(), '3');
  expect([last(), input().value]).toEqual([3, '3']);
  await user.keyboard('{ArrowUp}');
  expect(last()).toBe(4);
  await user.clear(input());
  await user.type(input(), '13');
  expect([last(), input().value]).toEqual([13, '13']);
  expect(screen.getByText('Jumlah maksimal 10 untuk item ini.')).toBeTruthy();
  // A number input would react to the mouse wheel.
  expect(input().type).toBe('text');
});
