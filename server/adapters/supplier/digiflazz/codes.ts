import type { Trouble } from '../supplier';

/**
 * What a response code says of a transaction. `failed`: one was made, and it has failed. `refused`: the call made none,
 * which is certain for the first call of a reference alone, because a later one says nothing of what the first did.
 * `operator`: refused, until somebody mends it. `wait`: anything may have happened.
 */
export type Meaning =
  | { is: 'success' | 'wait' }
  | { is: 'failed' | 'refused'; reason: string }
  | { is: 'operator'; trouble: Trouble };

const failed = (reason: string): Meaning => ({ is: 'failed', reason });
const refused = (reason: string): Meaning => ({ is: 'refused', reason });
const operator = (trouble: Trouble): Meaning => ({ is: 'operator', trouble });
const WAIT: Meaning = { is: 'wait' };

/**
 * Every response code of Digiflazz's buyer API (developer.digiflazz.com, "Response code", with its column of which make
 * a transaction). Time-outs are told there as failures; here they wait, because what timed out may still be delivered.
 * Reasons are those of domain 3.5.
 */
const meanings: Readonly<Record<string, Meaning>> = {
  '00': { is: 'success' },
  '01': WAIT, // Timeout.
  '02': failed('GANGGUAN'),
  '03': WAIT, // Pending.
  '40': refused('GANGGUAN'), // Payload.
  '41': operator('key'), // Signature.
  '42': operator('key'), // Username.
  '43': refused('GANGGUAN'), // No such SKU, or switched off.
  '44': operator('deposit'),
  '45': operator('address'),
  '47': refused('LIMIT'), // Done at another buyer already.
  '49': WAIT, // The reference is taken: by what, nobody knows.
  '50': WAIT, // Not found.
  '51': failed('DIBLOKIR'),
  '52': failed('NOMOR_SALAH'), // Prefix.
  '53': failed('GANGGUAN'),
  '54': failed('NOMOR_SALAH'),
  '55': failed('GANGGUAN'),
  '56': refused('GANGGUAN'),
  '57': failed('NOMOR_SALAH'), // Too few or too many digits.
  '58': failed('CUT_OFF'),
  '59': failed('REGION'),
  '60': failed('GANGGUAN'), // The bill is not there.
  '61': operator('deposit'), // Never deposited.
  '62': refused('GANGGUAN'),
  '63': refused('LIMIT'), // Not twice the same.
  '64': refused('GANGGUAN'),
  '65': refused('LIMIT'),
  '66': refused('CUT_OFF'),
  '67': refused('GANGGUAN'),
  '68': refused('STOK_HABIS'),
  '69': refused('HARGA'), // Above `max_price`.
  '70': WAIT, // The biller timed out.
  '71': failed('GANGGUAN'),
  '72': failed('LIMIT'), // A package has to be ended first.
  '73': failed('LIMIT'), // More kWh than may be bought.
  '74': failed('REFUND'),
  '80': refused('GANGGUAN'),
  '81': refused('GANGGUAN'),
  '82': operator('key'), // The account is not verified.
  '83': WAIT, // The price list, too often.
  // Both refuse a call, and say nothing of a transaction that an earlier one made.
  '84': refused('LIMIT'), // The amount is none.
  '85': refused('GANGGUAN'), // Too many transactions.
  '86': WAIT, // Names of meters, too often.
  '87': refused('LIMIT'),
  '88': operator('key'), // The account may not.
  '99': WAIT, // Their router.
};

/** A code that nobody has told us of leaves a doubt. */
export const meaningOf = (code: string): Meaning => meanings[code] ?? WAIT;
