import { readCsv } from './csv';

/** Secrets of every demo account (design 12). */
export const DEMO_PASSWORD = 'Mitra#2026';
export const DEMO_PIN = '246810';

export type DemoEmail = `${string}@demo.test`;

/** The demo accounts, as the terminal lists them. */
export const demoLogins = readCsv<{ email: DemoEmail; phone: string; state: string }>('logins');
