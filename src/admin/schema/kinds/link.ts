import { z } from 'zod';
import {
  DOCUMENT_TYPES,
  fileTypes,
  MAX_UPLOAD_BYTES,
  storedFile,
  storedImage,
} from '../../../core/contract/upload';
import { fileLimit } from '../../../core/format/file-size';
import { hasForeignIds } from '../../../core/format/foreign-ids';
import { messages } from '../../../core/text/messages';
import { blankToAbsent } from '../blank';
import { sizeError } from '../picture-size';
import type { Kind } from './kind';

const DEFAULT_REFERENCES = 50;

const idOf = (label: string) => {
  const error = messages.invalid(label);
  return hasForeignIds() ? z.string({ error }).regex(/^[\w-]{1,64}$/, { error }) : z.uuid({ error });
};

/** The server checks that the upload belongs to the partner. */
export const image: Kind<'image'> = {
  valueShape: 'picture',
  settings: { width: 'number', height: 'number', ratio: 'text', maxBytes: 'number', background: 'text' },
  clean: blankToAbsent,
  schema: ({ label, width = 0, height = 0, ratio = '' }) =>
    z
      .unknown()
      .refine((value) => storedImage.safeParse(value).success, {
        error: messages.invalid(label),
        abort: true,
      })
      .transform((value) => storedImage.parse(value))
      .refine((picture) => sizeError({ width, height }, picture) === null, {
        error: messages.imageSize(width, height),
        abort: true,
      })
      .refine((picture) => !ratio || sizeError({ ratio }, picture) === null, messages.imageRatio(ratio)),
  exportText: ({ name }: { name: string }) => name,
  wide: true,
  uploads: (field) => field,
  ofOneRecord: true,
};

/** The server checks that the upload belongs to the partner, and takes type and size from it. */
export const file: Kind<'file'> = {
  valueShape: 'file',
  settings: { private: 'switch', types: 'words', maxBytes: 'number' },
  clean: blankToAbsent,
  schema: ({ label, types = DOCUMENT_TYPES, maxBytes = MAX_UPLOAD_BYTES }) =>
    z
      .unknown()
      .refine((value) => storedFile.safeParse(value).success, { error: messages.invalid(label), abort: true })
      .transform((value) => storedFile.parse(value))
      // Another host may not tell the type.
      .refine(
        ({ mime }) => hasForeignIds() || types.some((type) => fileTypes[type] === mime),
        messages.fileType(label, types),
      )
      .refine(({ bytes }) => bytes <= maxBytes, messages.fileSize(label, fileLimit(maxBytes))),
  exportText: ({ name }: { name: string }) => name,
  uploads: (field) => field,
  ofOneRecord: true,
};

/** The server checks existence and owner. */
export const reference: Kind<'reference'> = {
  valueShape: 'text',
  settings: { to: 'text', filterBy: 'names' },
  clean: blankToAbsent,
  schema: ({ label }) => idOf(label),
  fromAddress: (_, typed) => (idOf('').safeParse(typed).success ? typed : undefined),
  exportText: (id: string, _, { titleOf }) => titleOf(id),
  unique: true,
  sorts: 'title',
  filter: 'ids',
  short: true,
  narrow: true,
  wordy: true,
  pointsAt: ({ to }) => to,
};

export const references: Kind<'references'> = {
  valueShape: 'words',
  settings: { to: 'text', filterBy: 'names', max: 'number' },
  clean: (value) => blankToAbsent(Array.isArray(value) ? [...new Set(value)] : value),
  schema: ({ label, max = DEFAULT_REFERENCES }) =>
    z
      .array(idOf(label), { error: messages.invalid(label) })
      .refine((ids) => ids.length <= max, messages.maxItems(label, max)),
  exportText: (ids: string[], _, { titleOf }) => ids.map(titleOf).join(', '),
  empty: [],
  counts: true,
  wordy: true,
  pointsAt: ({ to }) => to,
};
