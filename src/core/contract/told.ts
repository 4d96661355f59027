import type { z } from 'zod';

/** What a field means to whoever reads the documentation, and what it may look like. */
export const told = <S extends z.ZodType>(schema: S, description: string, example?: z.input<S>): S =>
  schema.meta({ description, ...(example !== undefined && { examples: [example] }) });
