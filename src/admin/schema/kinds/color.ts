import { z } from 'zod';
import { messages } from '../../../core/text/messages';
import type { Kind } from './kind';
import { cleanLine } from './text';

/** `#rrggbb` in lower case. The whole body's validator checks `contrastWith`. */
export const color: Kind<'color'> = {
  valueShape: 'text',
  settings: { contrastWith: 'text' },
  clean: (value) => {
    const typed = cleanLine(value);
    return typeof typed === 'string' ? typed.toLowerCase() : typed;
  },
  schema: ({ label }) =>
    z.string({ error: messages.color(label) }).regex(/^#[0-9a-f]{6}$/, messages.color(label)),
  exportText: (value: string) => value,
  short: true,
};
