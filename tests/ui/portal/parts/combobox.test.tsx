import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Combobox } from '../../../../src/ui/combobox';

afterEach(cleanup);

const choices = [
  { value: '32.04', label: 'Kabupaten Bandung' },
  { value: '32.73', label: 'Kota Bandung' },
  { value: '32.77', label: 'Kota Cimahi' },
];

const City = ({ optional = false, instead }: { optional?: boolean; instead?: string }) => {
  const [value, setValue] = useState('');
  return (
    <>
      <Combobox
        label="Kota"
        optional={optional}
        choices={choices}
        value={value}
        onChange={setValue}
        placeholder="Ketik untuk mencari"
        instead={instead}
        none="Tidak ditemukan."
      />
      <output>{value}</output>
    </>
  );
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Kota/ });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getAllByRole('status').at(-1)?.textContent;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });

describe('a list that is searched by typing', () => {
  it('is shut until it is wanted, and then shows all there is', () => {
    render(<City />);
    expect(offered()).toEqual([]);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(field());
    expect(offered()).toEqual(['Kabupaten Bandung', 'Kota Bandung', 'Kota Cimahi']);
  });

  it('offers what fits, walks by arrow keys and takes with Enter', () => {
    render(<City />);
    type('band');
    expect(offered()).toEqual(['Kabupaten Bandung', 'Kota Bandung']);
    press('ArrowDown');
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Kota Bandung');
    press('Enter');
    expect([chosen(), field().value, offered().length]).toEqual(['32.73', 'Kota Bandung', 0]);
  });

  it('takes a click', () => {
    render(<City />);
    type('cim');
    fireEvent.click(screen.getByRole('option'));
    expect(chosen()).toBe('32.77');
  });

  it('takes a name written out when the field is left, and nothing half written', () => {
    render(<City />);
    type('kota cimahi');
    fireEvent.blur(field());
    expect(chosen()).toBe('32.77');
    type('kota band');
    fireEvent.blur(field());
    expect([chosen(), field().value]).toEqual(['32.77', 'Kota Cimahi']);
  });

  it('keeps what was chosen when it is emptied, unless it may be left out', () => {
    const { unmount } = render(<City />);
    type('kota cimahi');
    fireEvent.blur(field());
    type('');
    fireEvent.blur(field());
    expect(chosen()).toBe('32.77');
    unmount();
    render(<City optional />);
    type('kota cimahi');
    fireEvent.blur(field());
    type('');
    fireEvent.blur(field());
    expect(chosen()).toBe('');
  });

  it('puts the list away with Escape, and what was typed with it', () => {
    render(<City />);
    type('band');
    press('Escape');
    expect([offered().length, field().value, chosen()]).toEqual([0, '', '']);
  });

  it('says when nothing fits, or why there is no list', () => {
    const { unmount } = render(<City />);
    type('surabaya');
    expect(screen.getByText('Tidak ditemukan.')).toBeDefined();
    unmount();
    render(<City instead="Memuat daftar…" />);
    fireEvent.click(field());
    expect(screen.getByText('Memuat daftar…')).toBeDefined();
  });
});
