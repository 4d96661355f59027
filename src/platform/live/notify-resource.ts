import type { Db } from '../db/client';
import { sql } from '../db/sql';

/**
 * Notifies open lists and details of a declared resource, when `tx` commits, that its rows have changed.
 * Triggers do so for the document table; this is for other tables. Duplicates within a transaction are sent
 * once.
 */
export const notifyResource = (tx: Db, partnerId: string, resource: string): Promise<void> =>
  tx.command(sql`select notify_resource(${partnerId}::uuid, ${resource})`);

/** Also notifies a user whom the change concerns but who may not read the others. */
export const notifyResourceOf = (
  tx: Db,
  partnerId: string,
  { resource, user }: { resource: string; user: string },
): Promise<void> =>
  tx.command(sql`select notify_resource_of(${partnerId}::uuid, ${resource}, ${user}::uuid)`);

/**
 * Notifies the integrations page, when `tx` commits, that something of the partner's programs has changed.
 */
export const notifyPrograms = (tx: Db, partnerId: string): Promise<void> =>
  tx.command(sql`select notify_programs(${partnerId}::uuid)`);
