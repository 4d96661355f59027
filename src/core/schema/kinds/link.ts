import { z } from 'zod';
import { storedImage } from '../../contract/upload';
import { blankToAbsent, type Kind } from './kind';
import { messages } from './messages';

const DEFAULT_REFERENCES = 50;

/** A picture that was uploaded before. That its id is the partner's own is the server's to check. */
export const image: Kind<'image'> = {
  settings: { width: 'number', height: 'number', ratio: 'text', maxBytes: 'number' },
  clean: blankToAbsent,
  schema: ({ label, width = 0, height = 0 }) =>
    z
      .unknown()
      .refine((value) => storedImage.safeParse(value).success, {
        error: messages.invalid(label),
        abort: true,
      })
      .transform((value) => storedImage.parse(value))
      .refine(
        (picture) => picture.width >= width && picture.height >= height,
        messages.imageSize(width, height),
      ),
  exportText: ({ name }: { name: string }) => name,
};

/** Existence and owner of the record are the server's to check. */
export const reference: Kind<'reference'> = {
  settings: { to: 'text' },
  clean: blankToAbsent,
  schema: ({ label }) => z.uuid({ error: messages.invalid(label) }),
  exportText: (value: string) => value,
  filterable: true,
  unique: true,
};

export const references: Kind<'references'> = {
  settings: { to: 'text', max: 'number' },
  clean: (value) => blankToAbsent(Array.isArray(value) ? [...new Set(value)] : value),
  schema: ({ label, max = DEFAULT_REFERENCES }) =>
    z
      .array(z.uuid({ error: messages.invalid(label) }), { error: messages.invalid(label) })
      .refine((ids) => ids.length <= max, messages.maxItems(label, max)),
  exportText: (value: string[]) => value.join(', '),
  empty: [],
};
