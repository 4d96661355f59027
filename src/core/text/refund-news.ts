import { rupiah } from '../format/money';

/** What news of an order says of money that came back, at cost. */
export const cameBack = (amount: number): string => `${rupiah(amount)} kembali ke saldo Anda.`;
export const partCameBack = (amount: number): string =>
  `${rupiah(amount)} untuk bagian yang tidak terkirim kembali ke saldo Anda.`;

const AMOUNT = /Rp\s?[\d.]+ (kembali ke saldo|untuk bagian yang tidak terkirim kembali ke saldo) Anda\.$/u;

/** The same for who may not know what an order cost. */
export const withoutAmount = (body: string): string => body.replace(AMOUNT, 'Dana $1 toko.');
