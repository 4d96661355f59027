import type { z } from 'zod';

/** Adds description and example for the public API documentation. */
export const described = <S extends z.ZodType>(schema: S, description: string, example?: z.input<S>): S =>
  schema.meta({ description, ...(example !== undefined && { examples: [example] }) });
