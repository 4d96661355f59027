import { config } from 'virtual:configuration';
import { z } from 'zod';
import { pageRows } from '../core/routes/page-rows';
import { compile } from '../core/schema/compile';
import { validationText } from '../core/text/validation';

// The server's words for what zod itself refuses, so that a form says the same before and after it is sent.
z.config({ localeError: validationText });

/** Everything that follows from the configuration. `check` has passed it before the server started. */
export const model = compile(config, pageRows);
