import { z } from 'zod';
import { PIN_SHAPE, pinReasons } from '../account/pin-rule';

/** A PIN as it is asked for; whether it is the right one is counted. */
export const askedPin = z.string().regex(PIN_SHAPE, pinReasons.shape);
