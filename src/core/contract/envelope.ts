import { z } from 'zod';

/** Success (specification 7: only status 200 is success). */
export const envelope = <D extends z.ZodType>(data: D) =>
  z.object({ status: z.literal(200), message: z.string(), data });

export const pageMeta = z.object({
  page: z.int().min(1),
  limit: z.int().min(1),
  total: z.int().min(0),
});

export const pagedEnvelope = <D extends z.ZodType, M extends z.ZodType>(data: D, meta: M) =>
  z.object({ status: z.literal(200), message: z.string(), data, meta });

/**
 * `code` is UPPER_SNAKE with its Indonesian text in `core/text/errors.ts`, `errors` maps a field path to its messages,
 * `details` contains what a screen needs (a current price, a lock time).
 */
export const failure = z.object({
  status: z.int().min(400).max(599),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  request_id: z.string(),
});
export type Failure = z.infer<typeof failure>;
