import { recordFilePath, type StoredFile, type StoredImage } from '../../core/contract/upload';
import { entityMessages } from '../../core/text/entity';
import { messages } from '../../core/text/messages';
import { refuseErrors } from '../../platform/http/refuse-errors';
import { sanitizeHtml } from '../../platform/http/sanitize';
import type { Field } from '../schema/field';
import { kindOf, pointedAt, validatorOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import type { Pointer } from './references-store';
import type { RecordTarget } from './store';
import { type Data, mapValues, type Visit, valuesOf } from './walk';

export interface PrepareDeps {
  /** One-way hash for `password` fields. */
  hash(secret: string): Promise<string>;
  images(partnerId: string, ids: string[]): Promise<Map<string, StoredImage>>;
  /** Private files have no `url` yet. */
  files(partnerId: string, ids: string[]): Promise<Map<string, StoredFile>>;
}

/**
 * Converts validated input to stored values: sanitises HTML, hashes passwords, takes facts of pictures and files from
 * the server. Throws VALIDATION_FAILED for an upload of another partner, or one that does not fit its field.
 */
export async function prepare(
  deps: PrepareDeps,
  { resource, partnerId, id }: RecordTarget,
  typed: Data,
): Promise<Data> {
  const uploads = valuesOf(resource.fields, typed).filter(isUpload);
  const idsOf = (kind: Field['kind']) =>
    uploads.flatMap(({ field, value }) => (field.kind === kind ? [(value as StoredFile).id] : []));
  const images = await uploadsOf(deps.images, partnerId, idsOf('image'));
  const files = await uploadsOf(deps.files, partnerId, idsOf('file'));
  const errors: Record<string, string[]> = {};
  const prepared = await mapValues(resource.fields, typed, async ({ field, value, path }) => {
    if (kindOf(field).secret) return deps.hash(value as string);
    if (field.kind === 'html') {
      const clean = await sanitizeHtml(value as string);
      if (field.required && clean.trim() === '') errors[path] = [messages.required(field.label)];
      return clean;
    }
    if (!isUpload({ field, value })) return value;
    const { id: upload } = value as StoredFile;
    const stored = (field.kind === 'image' ? images : files).get(upload);
    const error = stored ? errorOf(field, stored) : entityMessages.upload(field.label);
    if (error) errors[path] = [error];
    return stored && { ...stored, url: stored.url || recordFilePath(resource.name, id, upload) };
  });
  refuseErrors(errors);
  return prepared;
}

const uploadsOf = async <Stored>(
  read: (partnerId: string, ids: string[]) => Promise<Map<string, Stored>>,
  partnerId: string,
  ids: string[],
): Promise<Map<string, Stored>> => (ids.length > 0 ? read(partnerId, ids) : new Map());

/** False for a value from before a change of the declaration, which an edit of other fields keeps. */
const isUpload = ({ field, value }: Pick<Visit, 'field' | 'value'>): boolean =>
  (field.kind === 'image' || field.kind === 'file') && errorOf(field, value) === undefined;

const errorOf = (field: Field, value: unknown): string | undefined =>
  validatorOf(field).safeParse(value).error?.issues[0]?.message;

export const pointersOf = (resource: ResourceModel, data: Data): Pointer[] =>
  valuesOf(resource.fields, data).flatMap(({ field, value, path }) => {
    const to = pointedAt(field);
    if (to === undefined) return [];
    const ids = [value].flat().filter((id) => typeof id === 'string' && UUID.test(id)) as string[];
    return ids.map((id) => ({ path, label: field.label, to, id }));
  });

// After a declaration change the old value may be no id.
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
