import { z } from 'zod';
import { urlError } from '../../../core/contract/web-address';
import { normalisePhone, phone as phoneText } from '../../../core/format/phone';
import { withoutInvisible } from '../../../core/format/plain-text';
import { messages } from '../../../core/text/messages';
import type { Kind } from './kind';
import { cleanCode, cleanLine, defaultMax, plainText, textSchema } from './text';

const MAX_EMAIL = 100;
const DEFAULT_PASSWORD = { min: 8, max: 64 };

/** Stored in lower case, so that `Dewi@…` and `dewi@…` are one address. */
export const email: Kind<'email'> = {
  ...plainText,
  settings: {},
  clean: (value) => {
    const typed = cleanCode(value);
    return typeof typed === 'string' ? typed.toLowerCase() : typed;
  },
  schema: (field) =>
    z.email({ error: messages.email }).max(MAX_EMAIL, messages.maxLength(field.label, MAX_EMAIL)),
  sorts: 'text',
  unique: true,
  personal: true,
  wordy: true,
};

/** Accepts common spellings, stores `628…` (domain 3.0). */
export const phone: Kind<'phone'> = {
  ...plainText,
  settings: {},
  clean: (value) => {
    const typed = cleanLine(value);
    return typeof typed === 'string' ? (normalisePhone(typed) ?? typed) : typed;
  },
  dialled: true,
  schema: () =>
    z.string({ error: messages.phone }).refine((value) => normalisePhone(value) === value, messages.phone),
  exportText: phoneText,
  unique: true,
  short: true,
  personal: true,
};

/**
 * `https://` and a host name with a dot, without parts that disguise the target. With `pages` also a page of the
 * website.
 */
export const url: Kind<'url'> = {
  ...plainText,
  settings: { min: 'number', max: 'number', pages: 'switch' },
  clean: (value) => cleanLine(typeof value === 'string' ? withoutInvisible(value) : value),
  schema: (field) =>
    textSchema({ max: defaultMax.url, ...field }).superRefine((value, ctx) => {
      const message = field.pages ? pageError(value, field.label) : urlError(value, field.label);
      if (message) ctx.addIssue({ code: 'custom', message });
    }),
  counts: true,
  wordy: true,
};

/** A path of the website. `//` and `/\` would lead to another host. */
const PAGE = /^\/(?![/\\])[^\s\\]*$/;

const pageError = (value: string, label: string): string | undefined => {
  if (PAGE.test(value)) return undefined;
  return /^https:\/\//i.test(value) ? urlError(value, label) : messages.pageOrHttps(label);
};

/** Never returned, so absence keeps it and `required` has no effect. Not trimmed: a space may be part of it. */
export const password: Kind<'password'> = {
  settings: { min: 'number', max: 'number' },
  clean: (value) => (value === '' || value === null ? undefined : value),
  schema: (field) => textSchema({ ...DEFAULT_PASSWORD, ...field }),
  exportText: () => '',
  counts: true,
  secret: true,
  ofOneRecord: true,
};
