import type { StoredImage } from '../../core/contract/upload';
import { entityMessages } from '../../core/text/entity';
import { messages } from '../../core/text/messages';
import { AppError } from '../../platform/http/app-error';
import { sanitizeHtml } from '../../platform/http/sanitize';
import type { ImageField } from '../schema/field';
import { kindOf, pointedAt } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { sizeError } from '../schema/picture-size';
import type { Pointer } from './references-store';
import { type Data, mapValues, valuesOf } from './walk';

export interface PrepareDeps {
  /** One-way hash for `password` fields. */
  hash(secret: string): Promise<string>;
  images(partnerId: string, ids: string[]): Promise<Map<string, StoredImage>>;
}

/**
 * Converts validated input to stored values: sanitises HTML, hashes passwords, takes picture sizes from the
 * server. Throws VALIDATION_FAILED for a picture of another partner, too small or of the wrong shape.
 */
export async function prepare(
  deps: PrepareDeps,
  resource: ResourceModel,
  partnerId: string,
  typed: Data,
): Promise<Data> {
  const ids = valuesOf(resource.fields, typed).flatMap(({ field, value }) =>
    field.kind === 'image' ? [(value as StoredImage).id] : [],
  );
  const images = ids.length ? await deps.images(partnerId, ids) : new Map<string, StoredImage>();
  const errors: Record<string, string[]> = {};
  const prepared = await mapValues(resource.fields, typed, async ({ field, value, path }) => {
    if (kindOf(field).secret) return deps.hash(value as string);
    if (field.kind === 'html') {
      const clean = await sanitizeHtml(value as string);
      if (field.required && clean.trim() === '') errors[path] = [messages.required(field.label)];
      return clean;
    }
    if (field.kind !== 'image') return value;
    const stored = images.get((value as StoredImage).id);
    const error = stored ? pictureError(field, stored) : entityMessages.picture(field.label);
    if (error) errors[path] = [error];
    return stored;
  });
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION_FAILED', undefined, errors);
  return prepared;
}

function pictureError(field: ImageField, image: StoredImage): string | undefined {
  const { label, width = 0, height = 0, ratio = '' } = field;
  const said = {
    small: entityMessages.pictureSize(label, width, height),
    ratio: entityMessages.pictureRatio(label, ratio),
  };
  const error = sizeError(field, image);
  return error ? said[error] : undefined;
}

export const pointersOf = (resource: ResourceModel, data: Data): Pointer[] =>
  valuesOf(resource.fields, data).flatMap(({ field, value, path }) => {
    const to = pointedAt(field);
    if (to === undefined) return [];
    const ids = [value].flat().filter((id) => typeof id === 'string' && UUID.test(id)) as string[];
    return ids.map((id) => ({ path, label: field.label, to, id }));
  });

// After a declaration change the old value may be no id.
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
