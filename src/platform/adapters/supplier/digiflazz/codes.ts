import type { Trouble } from '../supplier';

/**
 * Meaning of a response code. `failed`: a transaction was made and failed. `refused`: this call made none,
 * which is certain only for the first call of a reference. `operator`: refused until an operator fixes the
 * cause. `wait`: the result is unknown.
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
 * Every response code of Digiflazz's buyer API (developer.digiflazz.com, "Response code", which says which
 * codes make a transaction). Timeouts are documented as failures but wait here, because delivery may still
 * happen. Reasons are those of domain 3.5.
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
  '47': refused('LIMIT'), // Already done by another buyer.
  '49': WAIT, // Reference in use by an unknown transaction.
  '50': WAIT, // Not found.
  '51': failed('DIBLOKIR'),
  '52': failed('NOMOR_SALAH'), // Wrong prefix.
  '53': failed('GANGGUAN'),
  '54': failed('NOMOR_SALAH'),
  '55': failed('GANGGUAN'),
  '56': refused('GANGGUAN'),
  '57': failed('NOMOR_SALAH'), // Too few or too many digits.
  '58': failed('CUT_OFF'),
  '59': failed('REGION'),
  '60': failed('GANGGUAN'), // Bill not found.
  '61': operator('deposit'), // No deposit made.
  '62': refused('GANGGUAN'),
  '63': refused('LIMIT'), // Duplicate transaction not allowed.
  '64': refused('GANGGUAN'),
  '65': refused('LIMIT'),
  '66': refused('CUT_OFF'),
  '67': refused('GANGGUAN'),
  '68': refused('STOK_HABIS'),
  '69': refused('HARGA'), // Above `max_price`.
  '70': WAIT, // The biller timed out.
  '71': failed('GANGGUAN'),
  '72': failed('LIMIT'), // An active package must end first.
  '73': failed('LIMIT'), // Above the kWh limit.
  '74': failed('REFUND'),
  '80': refused('GANGGUAN'),
  '81': refused('GANGGUAN'),
  '82': operator('key'), // Account not verified.
  '83': WAIT, // Price list requested too often.
  // Both codes refuse a call and say nothing about an earlier transaction.
  '84': refused('LIMIT'), // Invalid amount.
  '85': refused('GANGGUAN'), // Too many transactions.
  '86': WAIT, // Meter names requested too often.
  '87': refused('LIMIT'),
  '88': operator('key'), // Account not permitted.
  '99': WAIT, // Router error at Digiflazz.
};

/** The result of an unknown code is uncertain. */
export const meaningOf = (code: string): Meaning => meanings[code] ?? WAIT;
