import { z } from 'zod';
import { PIN_SHAPE, pinReasons } from '../account/pin-rule';

/** A PIN typed for confirmation; wrong attempts are counted. */
export const askedPin = z.string().regex(PIN_SHAPE, pinReasons.shape);
