import { readCsv } from './csv';

export const DEMO_PASSWORD = 'Mitra#2026';
export const DEMO_PIN = '246810';

export type DemoEmail = `${string}@demo.test`;

export const demoLogins = readCsv<{ email: DemoEmail; phone: string; state: string }>('logins');
