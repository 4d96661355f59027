import { config } from 'virtual:configuration';
import { z } from 'zod';
import { compile } from '../../admin/schema/compile';
import { validationText } from '../../core/text/validation';
import { pageRows } from '../routes/page-rows';

// Uses the server's texts for zod errors, so that a form shows the same text before and after it is sent.
z.config({ localeError: validationText });

/** The configuration was checked before the server started. */
export const model = compile(config, pageRows);
