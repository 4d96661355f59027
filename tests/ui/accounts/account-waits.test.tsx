import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ErrorCode, errors, errorText } from '../../../src/core/text/errors';
import { ApiError } from '../../../src/platform/web/api-error';
import { secondsOf, startWait, startWaitOf, waitEnd } from '../../../src/platform/web/wait';
import { Resend } from '../../../src/topics/accounts/web/account/resend';

const NOW = Date.UTC(2026, 10, 21, 5);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const drawn = (onResend = () => undefined) =>
  render(<Resend wait="countdown" busy={false} label="Kirim ulang tautan" onResend={onResend} />);

const refused = (code: ErrorCode, details: Record<string, unknown>) =>
  new ApiError({ status: errors[code].status, code, message: errorText(code, details), details });

describe('the wait for the next message', () => {
  it('is stored under its name as the instant of its end, and a reload shows what is left', () => {
    startWait('countdown', 60);
    expect(localStorage.getItem('countdown')).toBe(String(NOW + 60_000));
    vi.setSystemTime(NOW + 20_000);
    drawn();
    expect(screen.getByText('Kirim ulang dalam 00:40')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ends in the button', async () => {
    startWait('countdown', 2);
    const asked = vi.fn();
    drawn(asked);
    act(() => vi.advanceTimersByTime(3_000));
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Kirim ulang tautan' }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is taken from the times of the server alone', () => {
    const ticket = { server_time: '2031-01-01T00:00:00+07:00', resend_at: '2031-01-01T00:01:00+07:00' };
    expect(secondsOf(ticket)).toBe(60);
  });

  it('begins as well when the server says that it must, and not for other refusals', () => {
    startWaitOf('countdown-otp', refused('OTP_WAIT', { seconds: 41 }));
    expect(waitEnd('countdown-otp')).toBe(NOW + 41_000);
    startWaitOf('countdown', refused('OTP_WRONG', { left: 2 }));
    expect(waitEnd('countdown')).toBe(0);
  });

  it('that was written under another time of the clock is ignored', () => {
    localStorage.setItem('countdown', String(NOW + 86_400_000));
    expect(waitEnd('countdown')).toBe(0);
    drawn();
    expect(screen.getByRole('button', { name: 'Kirim ulang tautan' })).toBeTruthy();
  });
});
