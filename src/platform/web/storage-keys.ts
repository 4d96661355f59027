import type { LoginSession } from '../../core/contract/session';
import { isLastSeen } from './last-seen';

interface Format<T> {
  read(text: string): T | null;
  write(value: T): string;
}

const text: Format<string> = { read: (value) => value, write: (value) => value };

const oneOf = <const T extends string>(...allowed: T[]): Format<T> => ({
  read: (value) => allowed.find((one) => one === value) ?? null,
  write: (value) => value,
});

const number: Format<number> = {
  read: (value) => (value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : null),
  write: String,
};

const json = <T>(accepts: (value: unknown) => value is T): Format<T> => ({
  read: (value) => {
    const parsed = parseJson(value);
    return accepts(parsed) ? parsed : null;
  },
  write: (value) => JSON.stringify(value),
});

/** Undefined for invalid JSON: storage may hold anything. */
export function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isLoginSession = (value: unknown): value is LoginSession => {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken } = value as Partial<LoginSession>;
  return typeof accessToken === 'string' || accessToken === null;
};

/** Every key stored for the browser as a whole, by exact name (specification 3, design 14). */
export const storageKeys = {
  loginSession: json(isLoginSession),
  'session-user': text,
  permissions: json(isTexts),
  'page-size': number,
  /** Lists that open with a view that the person chose: the page does not ask for their usual rows. */
  'lists-with-view': json(isTexts),
  recoveryEmail: text,
  /** Epoch milliseconds at which the wait ends. */
  countdown: number,
  'countdown-otp': number,
  sendEmailVerif: text,
  'vcg-sidebar-type': oneOf('mitra', 'panel'),
  theme: oneOf('light', 'dark'),
  'sidebar-type': oneOf('collapsed', 'open'),
  'setup-modal-mitra': oneOf('hidden'),
  'setup-modal-panel': oneOf('hidden'),
  'coach-marks': json(isTexts),
  'last-seen': json(isLastSeen),
  /** Epoch milliseconds until which the install banner stays hidden. */
  'install-banner': number,
  /** Paper for receipts: roll width in millimetres, or a sheet. */
  'receipt-paper': oneOf('58', '80', 'a5'),
  'open-tables': json(isTexts),
  'layout-width': oneOf('full', 'boxed'),
  'layout-direction': oneOf('ltr', 'rtl'),
};

export type StorageKey = keyof typeof storageKeys;
export type Stored<K extends StorageKey> = (typeof storageKeys)[K] extends Format<infer T> ? T : never;

export const sessionKeys: readonly StorageKey[] = [
  'loginSession',
  'session-user',
  'permissions',
  'page-size',
  'lists-with-view',
  'recoveryEmail',
  'countdown',
  'countdown-otp',
  'sendEmailVerif',
  'last-seen',
];
