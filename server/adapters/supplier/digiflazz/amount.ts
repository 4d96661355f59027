import { z } from 'zod';

/**
 * Numbers as Digiflazz writes them: as such, or as digits in a string. Nothing else becomes one: what is empty, true or
 * in a list would be read as 0 or 1, and sold for that.
 */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}(?:\.\d{1,6})?$/)
    .transform(Number),
]);

/** Rupiah, or a count. */
export const whole = number.pipe(z.number().int().nonnegative());

/** A balance: it may be overdrawn, and have a fraction. */
export const decimal = number.pipe(z.number());
