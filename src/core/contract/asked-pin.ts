import { z } from 'zod';
import { PIN_SHAPE, pinReasons } from '../account/pin-rule';

export const askedPin = z.string().regex(PIN_SHAPE, pinReasons.shape);
