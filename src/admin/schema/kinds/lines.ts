import { z } from 'zod';
import { codeKey, plainCode } from '../../../core/format/plain-text';
import { messages } from '../../../core/text/messages';
import type { Kind } from './kind';

const MAX = 5_000;
const MAX_LENGTH = 200;
/** Bytes per UTF-16 unit at most; quotes and a comma are added per line. */
const BYTES = 3;

export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map(plainCode)
    .filter((line) => line !== '');

/** Numbers, from 1, of lines that occurred before. */
export const repeatedLines = (lines: readonly string[]): number[] => {
  const seen = new Set<string>();
  return lines.flatMap((line, at) => (seen.size === seen.add(codeKey(line)).size ? [at + 1] : []));
};

const plainLines = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((line) => (typeof line === 'string' ? plainCode(line) : line)) : value;

export const lines: Kind<'lines'> = {
  valueShape: 'words',
  settings: { max: 'number', maxLength: 'number' },
  clean: (value) => {
    const found = typeof value === 'string' ? linesOf(value) : plainLines(value);
    return Array.isArray(found) && found.length === 0 ? undefined : (found ?? undefined);
  },
  schema: ({ label, max = MAX, maxLength = MAX_LENGTH }) =>
    z.array(z.string().trim().min(1), { error: () => messages.invalid(label) }).superRefine((found, ctx) => {
      const say = (message: string) => ctx.addIssue({ code: 'custom', message });
      if (found.length > max) say(messages.tooManyLines(label, max));
      const long = found.findIndex((line) => line.length > maxLength);
      if (long >= 0) say(messages.longLine(label, long + 1, maxLength));
      const twice = repeatedLines(found);
      if (twice.length > 0) say(messages.repeatedLines(label, twice));
    }),
  exportText: (value: string[]) => value.join('\n'),
  empty: [],
  bytes: ({ max = MAX, maxLength = MAX_LENGTH }) => max * (maxLength + 1) * BYTES,
  counts: true,
  wide: true,
  ofOneRecord: true,
};
