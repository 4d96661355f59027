import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LinesInput } from '../../../src/admin/web/fields/text/lines-input';

afterEach(cleanup);

function Codes({ start = '' }: { start?: string }) {
  const [value, setValue] = useState<unknown>(start);
  return (
    <LinesInput
      name={['codes']}
      id="codes"
      field={{ kind: 'lines', label: 'Kode' }}
      value={value}
      onChange={setValue}
      invalid={false}
      references={{}}
    />
  );
}

const typed = () => (screen.getByRole('textbox') as HTMLTextAreaElement).value;
const choose = async (name: string, content: string) => {
  await userEvent.upload(screen.getByLabelText('Berkas kode'), new File([content], name));
};

it('shows what a CSV holds before it is added to what stands there', async () => {
  render(<Codes start="AWAL-1" />);
  const rows = Array.from({ length: 7 }, (_unused, at) => `"AB""${at}";10000`).join('\n');
  await choose('stok.csv', `Kode;Harga\n${rows}`);

  const shown = await screen.findByRole('region', { name: 'Isi berkas' });
  expect(shown.textContent).toContain('7 baris akan ditambahkan');
  expect(shown.querySelector('pre')?.textContent).toBe('AB"0\nAB"1\nAB"2\nAB"3\nAB"4');
  expect(typed()).toBe('AWAL-1');
  await userEvent.click(screen.getByRole('button', { name: 'Tambahkan' }));
  expect(typed().split('\n')).toEqual(['AWAL-1', ...Array.from({ length: 7 }, (_unused, at) => `AB"${at}`)]);
  expect(screen.queryByRole('region')).toBeNull();
});

it('takes a text file as it stands, and nothing of one that was put away', async () => {
  render(<Codes />);
  await choose('stok.txt', 'kode\n"AB-1","x"');
  await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
  expect(typed()).toBe('');
  await choose('stok.txt', 'kode\n"AB-1","x"');
  await userEvent.click(await screen.findByRole('button', { name: 'Tambahkan' }));
  expect(typed()).toBe('kode\n"AB-1","x"');
});

it('takes the column that is chosen, and names what it leaves', async () => {
  render(<Codes />);
  await choose('stok.csv', 'No,Kode,PIN\r\n1,="001234",="0001"\r\n2,="001235",="0002"\r\nTotal,,\r\n');
  const shown = await screen.findByRole('region', { name: 'Isi berkas' });
  const taken = () => shown.querySelector('pre')?.textContent;
  expect(taken()).toBe('001234\n001235');
  expect(shown.textContent).toContain('Kolom yang tidak diambil: No, PIN.');
  expect(shown.textContent).toContain('Baris yang tidak diambil: 1 (No · Kode · PIN), 4 (Total).');
  await userEvent.selectOptions(screen.getByLabelText('Kolom yang diambil'), 'PIN');
  expect(taken()).toBe('0001\n0002');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Baris pertama adalah judul' }));
  expect(taken()).toBe('PIN\n0001\n0002');
  await userEvent.click(screen.getByRole('button', { name: 'Tambahkan' }));
  expect(typed()).toBe('PIN\n0001\n0002');
});

it('looks first at cells that are pasted from a spreadsheet', async () => {
  render(<Codes start="AWAL-1" />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('Kode\tHarga\nAB-1\t10000\nAB-2\t10000\n');
  expect(typed()).toBe('AWAL-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Tambahkan' }));
  expect(typed()).toBe('AWAL-1\nAB-1\nAB-2');
});

it('refuses codes whose digits a spreadsheet has lost', async () => {
  render(<Codes />);
  await choose('stok.csv', 'Kode\n1.23456789012346E+15\n');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^1 baris tertulis seperti 1,2E\+15/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tambahkan' }).disabled).toBe(true);
});

it('says that a file holds nothing', async () => {
  render(<Codes />);
  await choose('stok.csv', 'kode\n\n');
  expect((await screen.findByRole('alert')).textContent).toBe('Berkas ini tidak berisi baris.');
});
