import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../../../../src/ui/plain/button';
import { Field } from '../../../../src/ui/plain/field';
import { OtpInput } from '../../../../src/ui/plain/otp-input';
import { PasswordField } from '../../../../src/ui/plain/password-field';
import { Segmented } from '../../../../src/ui/plain/segmented';

afterEach(cleanup);

const Code = ({ onComplete }: { onComplete: (digits: string) => void }) => {
  const [digits, setDigits] = useState('');
  return <OtpInput label="Kode OTP" value={digits} onChange={setDigits} onComplete={onComplete} />;
};

const Choice = () => {
  const [value, setValue] = useState<'phone' | 'email'>('phone');
  const options = [
    { value: 'phone' as const, label: 'Nomor HP' },
    { value: 'email' as const, label: 'Email' },
  ];
  return <Segmented label="Masuk dengan" options={options} value={value} onChange={setValue} />;
};

describe('a field', () => {
  it('is found by its label and says its hint and its error', () => {
    render(<Field label="Email" hint="Yang Anda daftarkan" error="Format email tidak valid." />);
    const input = screen.getByLabelText('Email');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const said = described.map((id) => document.getElementById(id)?.textContent);
    expect(said).toEqual(['Yang Anda daftarkan', 'Format email tidak valid.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is required unless it says that it is optional', () => {
    render(
      <>
        <Field label="Nama" />
        <Field label="Catatan" optional />
      </>,
    );
    expect((screen.getByLabelText('Nama') as HTMLInputElement).required).toBe(true);
    expect((screen.getByLabelText('Catatan (opsional)') as HTMLInputElement).required).toBe(false);
  });

  it('shows a password while its owner wants to see it', async () => {
    render(<PasswordField label="Kata sandi" />);
    const input = screen.getByLabelText('Kata sandi') as HTMLInputElement;
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
    expect(input.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan kata sandi' }));
    expect(input.type).toBe('password');
  });
});

describe('a code', () => {
  it('can be pasted with spaces and is complete once', async () => {
    const completed: string[] = [];
    render(<Code onComplete={(digits) => completed.push(digits)} />);
    await userEvent.click(screen.getByLabelText('Kode OTP'));
    await userEvent.paste(' 246 810 ');
    expect((screen.getByLabelText('Kode OTP') as HTMLInputElement).value).toBe('246810');
    await userEvent.keyboard('9');
    expect(completed).toEqual(['246810']);
  });

  it('takes digits only, and the ones a backspace leaves', async () => {
    render(<Code onComplete={() => undefined} />);
    const input = screen.getByLabelText('Kode OTP') as HTMLInputElement;
    await userEvent.type(input, '1a2-3{Backspace}4');
    expect(input.value).toBe('124');
  });
});

describe('a button', () => {
  it('does nothing while it is at work, and keeps the focus', async () => {
    let clicks = 0;
    render(
      <Button loading onClick={() => clicks++}>
        Masuk
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Masuk' });
    await userEvent.click(button);
    expect(clicks).toBe(0);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });
});

it('one of a few is chosen as with radio buttons', async () => {
  render(<Choice />);
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  expect((screen.getByRole('radio', { name: 'Email' }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('radio', { name: 'Nomor HP' }) as HTMLInputElement).checked).toBe(false);
});
