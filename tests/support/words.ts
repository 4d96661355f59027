import { z } from 'zod';
import { validationText } from '../../src/core/text/validation';

/** Validation messages are Indonesian, as in server and portal. */
z.config({ localeError: validationText });
