import { z } from 'zod';
import { fileLimit } from '../../../core/format/file-size';
import { readJson } from '../../../core/format/read-json';
import { messages } from '../../../core/text/messages';
import { blankToAbsent } from '../blank';
import type { Kind } from './kind';

export const JSON_LIMITS = { maxBytes: 20_000, depth: 10 };

/** An object or a list, or its text, which alone keeps the place of a mistake and every digit of a number. */
export const json: Kind<'json'> = {
  valueShape: 'structure',
  settings: { maxBytes: 'number', depth: 'number' },
  clean: (value, { depth = JSON_LIMITS.depth }) => {
    const typed = blankToAbsent(value);
    if (typeof typed !== 'string') return typed;
    const read = readJson(typed, depth);
    return 'value' in read ? blankToAbsent(read.value) : typed;
  },
  schema: ({ label, maxBytes = JSON_LIMITS.maxBytes, depth = JSON_LIMITS.depth }) =>
    z.unknown().transform((value, ctx) => {
      const refuse = (message: string) => {
        ctx.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      const text = compactText(value);
      if (text === undefined) return refuse(messages.invalid(label));
      const read = readJson(text, depth);
      if ('error' in read) return refuse(messages.jsonAt(label, read.error));
      const { length } = new TextEncoder().encode(JSON.stringify(read.value));
      return length > maxBytes ? refuse(messages.fileSize(label, fileLimit(maxBytes))) : read.value;
    }),
  exportText: (value: object) => JSON.stringify(value),
  // Quotes of a text are escaped.
  bytes: ({ maxBytes = JSON_LIMITS.maxBytes }) => 2 * maxBytes,
  wide: true,
};

/** Undefined for a structure that is too deep to be written. */
function compactText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
