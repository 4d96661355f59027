import { z } from 'zod';

/**
 * Digiflazz numbers: JSON numbers or digit strings. Everything else is refused, because empty, true or list
 * values would convert to 0 or 1.
 */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}(?:\.\d{1,6})?$/)
    .transform(Number),
]);

export const whole = number.pipe(z.number().int().nonnegative());

/** A balance: may be negative and have a fraction. */
export const decimal = number.pipe(z.number());
