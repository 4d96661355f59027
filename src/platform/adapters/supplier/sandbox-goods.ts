import { createHash } from 'node:crypto';
import { METERS } from './meters';

// No 0, 1, I or O, which are misread on receipts.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const bytesOf = (seed: string): Buffer => createHash('sha256').update(seed).digest();

/** Deterministic by order id. */
export const codesFor = (orderId: string, count: number): string[] =>
  Array.from({ length: count }, (_unused, index) => {
    const letters = [...bytesOf(`voucher ${orderId} ${index}`).subarray(0, 16)].map(
      (byte) => ALPHABET[byte % ALPHABET.length],
    );
    return (letters.join('').match(/.{4}/g) ?? []).join('-');
  });

const digitsOf = (seed: string, count: number): string =>
  [...bytesOf(seed).subarray(0, count)].map((byte) => byte % 10).join('');

export const serialFor = (orderId: string): string => digitsOf(`serial ${orderId}`, 16);

const powers = ['R1/900VA', 'R1M/900VA', 'R1/1300VA', 'R1/2200VA'];
/** Rupiah, close to household prices. */
const KWH_PRICE = 1_500;

/** Token, name, tariff, power and kWh in one line with slashes, the usual format (domain 1.1). */
export const plnTokenFor = (orderId: string, nominal: number, name: string): string => {
  const token = digitsOf(`token ${orderId}`, 20).replace(/\d{4}(?=\d)/g, '$&-');
  const power = powers[(bytesOf(`meter ${name}`)[0] ?? 0) % powers.length];
  const kwh = (nominal / KWH_PRICE).toFixed(1).replace('.', ',');
  return `${token}/${name.toUpperCase()}/${power}/${kwh}KWH`;
};

const firstNames = ['Raka', 'Dewi', 'Bayu', 'Sinta', 'Arjuna', 'Laras', 'Galang', 'Ayu', 'Satria', 'Melati'];
const secondNames = ['Garuda', 'Senja', 'Nusantara', 'Petir', 'Rimba', 'Samudra', 'Elang', 'Fajar'];

export const nicknameFor = (account: readonly string[]): string => {
  const [first = 0, second = 0, number = 0] = bytesOf(JSON.stringify(account));
  const names = [firstNames[first % firstNames.length], secondNames[second % secondNames.length]];
  return account[0] === METERS ? names.join(' ').toUpperCase() : `${names.join('')}${(number % 90) + 10}`;
};
