import { rupiah } from '../format/money';

export const cameBack = (amount: number): string => `${rupiah(amount)} kembali ke saldo Anda.`;
export const partCameBack = (amount: number): string =>
  `${rupiah(amount)} untuk bagian yang tidak terkirim kembali ke saldo Anda.`;

const AMOUNT = /Rp\s?[\d.]+ (kembali ke saldo|untuk bagian yang tidak terkirim kembali ke saldo) Anda\.$/u;

export const withoutAmount = (body: string): string => body.replace(AMOUNT, 'Dana $1 toko.');
