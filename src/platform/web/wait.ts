import type { ApiError } from './api-error';
import { readStored, removeStored, writeStored } from './storage';

export type WaitKey = 'countdown' | 'countdown-otp';

/** Longest wait in milliseconds; a later end was written while the clock was wrong. */
const LONGEST_MS = 3_660_000;

/** End of the wait in milliseconds of this browser's clock; 0 without one. Survives a reload. */
export function waitEnd(key: WaitKey): number {
  const end = readStored(key) ?? 0;
  return end - Date.now() > LONGEST_MS ? 0 : end;
}

/** Takes only the remaining seconds from the server, so a wrong local clock does no harm. */
export function startWait(key: WaitKey, seconds: number): void {
  if (seconds > 0) writeStored(key, Date.now() + seconds * 1_000);
  else removeStored(key);
}

export const secondsOf = ({ resend_at, server_time }: { resend_at: string; server_time: string }): number =>
  Math.ceil((Date.parse(resend_at) - Date.parse(server_time)) / 1_000);

const waitCodes = ['LINK_WAIT', 'OTP_WAIT', 'OTP_LOCKED'];

export function startWaitOf(key: WaitKey, { code, details }: ApiError): void {
  if (waitCodes.includes(code) && typeof details?.seconds === 'number') startWait(key, details.seconds);
}
