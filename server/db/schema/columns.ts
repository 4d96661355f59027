import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An instant; read and written as an ISO string. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Whole rupiah; bigint in the database, a safe integer in the program. */
export const rupiah = (name: string) => bigint(name, { mode: 'number' });

/** UUIDv7, made by the program. */
export const idColumn = () => uuid('id').primaryKey();
