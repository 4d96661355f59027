import { z } from 'zod';
import { validationText } from '../../src/core/text/validation';

/** Bad values are answered in Indonesian wherever they are judged, as server and portal have it. */
z.config({ localeError: validationText });
