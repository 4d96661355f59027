import { sql } from 'drizzle-orm';
import { bigint, customType, uuid } from 'drizzle-orm/pg-core';
import { isoInstant } from '../row-parsers';

/** An instant; read and written as an ISO string. Drizzle's own string mode hands out PostgreSQL's text. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: isoInstant,
});

/** The database's clock, as a default. */
export const now = sql`now()`;

/** Whole rupiah; bigint in the database, a safe integer in the program. */
export const rupiah = (name: string) => bigint(name, { mode: 'number' });

/** UUIDv7, made by the program. */
export const idColumn = () => uuid('id').primaryKey();
