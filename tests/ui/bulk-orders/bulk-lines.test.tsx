import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LinesCard } from '../../../src/topics/bulk-orders/web/bulk-order/lines-card';

afterEach(cleanup);

function Lines({ start }: { start: string }) {
  const [text, setText] = useState(start);
  const lines = text.split('\n').filter(Boolean);
  return (
    <LinesCard
      {...{ text, lines, isChecking: false, error: undefined }}
      onText={setText}
      onCheck={() => undefined}
    />
  );
}

const typed = () => screen.getByLabelText<HTMLTextAreaElement>('Daftar pesanan').value;
const choose = (content: string) =>
  userEvent.upload(screen.getByLabelText(/Unggah CSV atau Excel/), new File([content], 'pesanan.csv'));

it('a file asks whether it replaces what stands in the list or is added to it', async () => {
  render(<Lines start="ML5 7700011230 2614" />);
  for (const [button, list] of [
    ['Batal', 'ML5 7700011230 2614'],
    ['Tambahkan', 'ML5 7700011230 2614\nPLN20\t12345678901'],
    ['Ganti Daftar', 'PLN20\t12345678901'],
  ] as const) {
    await choose('PLN20,12345678901\n');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: button }));
    expect(typed()).toBe(list);
  }
});

it('a file is taken at once into an empty list, and its rows and columns that are no orders are named', async () => {
  render(<Lines start="" />);
  await choose('Pesanan Toko Maju\nNo,Kode,Tujuan\n1,PLN20,12345678901\nTotal,,1\n');
  expect((await screen.findByRole('status')).textContent).toBe(
    '1 pesanan diambil. Baris yang tidak diambil: 1 (Pesanan Toko Maju), 2 (No · Kode · Tujuan), 4 (Total · 1). Kolom yang tidak diambil: No.',
  );
  expect(typed()).toBe('PLN20\t12345678901');
});

it('a table that is pasted is read like a file, and lines stay as they were typed', async () => {
  render(<Lines start="" />);
  await userEvent.click(screen.getByLabelText('Daftar pesanan'));
  await userEvent.paste('No\tKode\tTujuan\n1\tPLN20\t12345678901\nTOTAL\t\t1\n');
  expect(typed()).toBe('PLN20\t12345678901');
  await userEvent.paste('\nML86 12345678 1234\nML86.12345678.1234');
  expect(typed()).toBe('PLN20\t12345678901\nML86 12345678 1234\nML86.12345678.1234');
});
