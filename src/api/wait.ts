import type { ApiError } from './api-error';
import { readStored, removeStored, writeStored } from './storage';

/** `countdown`: the next e-mail or link. `countdown-otp`: the next code. */
export type WaitKey = 'countdown' | 'countdown-otp';

/** No wait of ours is longer; what is further away was written under another time of the clock. */
const LONGEST_MS = 3_660_000;

/** Until when `key` waits, in milliseconds of this browser's clock; 0 when it does not. Survives a reload. */
export function waitEnd(key: WaitKey): number {
  const end = readStored(key) ?? 0;
  return end - Date.now() > LONGEST_MS ? 0 : end;
}

/** Only what is left is taken from the server, so a wrong clock here changes nothing. Seconds. */
export function startWait(key: WaitKey, seconds: number): void {
  if (seconds > 0) writeStored(key, Date.now() + seconds * 1_000);
  else removeStored(key);
}

/** Seconds from the server's now to its `resend_at`. */
export const secondsOf = ({ resend_at, server_time }: { resend_at: string; server_time: string }): number =>
  Math.ceil((Date.parse(resend_at) - Date.parse(server_time)) / 1_000);

const waitCodes = ['LINK_WAIT', 'OTP_WAIT', 'OTP_LOCKED'];

/** A refusal may say how long the next message must wait: then that wait begins. */
export function startWaitOf(key: WaitKey, { code, details }: ApiError): void {
  if (waitCodes.includes(code) && typeof details?.seconds === 'number') startWait(key, details.seconds);
}
