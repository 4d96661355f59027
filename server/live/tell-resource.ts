import type { Db } from '../db/client';
import { sql } from '../db/sql';

/**
 * Tells open lists and details of a declared resource, with the commit of `tx`, that its rows have changed. The
 * database does so itself for every record of the document table; this is for what is kept elsewhere. What one
 * transaction says several times is sent once.
 */
export async function tellResource(tx: Db, partnerId: string, resource: string): Promise<void> {
  await tx.execute(sql`select tell_resource(${partnerId}::uuid, ${resource})`);
}

/** The same where one of them is about somebody who may not open the others: that person is told beside who may. */
export async function tellResourceOf(
  tx: Db,
  partnerId: string,
  { resource, user }: { resource: string; user: string },
): Promise<void> {
  await tx.execute(sql`select tell_resource_of(${partnerId}::uuid, ${resource}, ${user}::uuid)`);
}

/** Tells the page of integrations, with the commit of `tx`, that something of the partner's programs has changed. */
export async function tellPrograms(tx: Db, partnerId: string): Promise<void> {
  await tx.execute(sql`select tell_programs(${partnerId}::uuid)`);
}
