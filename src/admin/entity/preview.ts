import { z } from 'zod';
import { post } from '../../core/contract/endpoint';
import { id } from '../../core/contract/shapes';
import type { ResourceModel } from '../schema/model';

const previewInput = z.looseObject({ id: id.optional() });
export type PreviewInput = z.output<typeof previewInput>;

/**
 * Address of a page that shows these values, for a resource with `preview`; no record is stored. `id` is that of the
 * edited record, absent for a new or a `single` one. Throws what saving throws for the values alone.
 */
export const previewEndpoint = ({ name, label, endpoint: path }: ResourceModel) =>
  post(`${path}/preview`, `${name}:edit`, {
    summary: `Pratinjau ${label}`,
    body: previewInput,
    reply: z.object({ url: z.url() }),
  });
