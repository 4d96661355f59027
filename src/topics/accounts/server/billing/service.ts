import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import { queryOne } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { BillingInformation } from '../../contract/billing';

/** The stored data, else the owner's name and addresses; null for an unknown partner. */
const readBilling = queryOne<{ partner_id: string }, BillingInformation>(
  'billing-read',
  `select coalesce(b.name, u.name) as name, b.company, b.npwp, b.address,
     case when b.partner_id is null then u.email else b.email end as email,
     case when b.partner_id is null then u.phone else b.phone end as phone,
     coalesce(b.wants_tax_invoice, false) as wants_tax_invoice
   from partners p
   join users u on u.partner_id = p.id and u.role = 'owner'
   left join billing_informations b on b.partner_id = p.id
   where p.id = :partner_id::uuid
   order by u.created_at, u.id limit 1`,
);

async function writeBilling(db: Db, partnerId: string, billing: BillingInformation): Promise<void> {
  const { name, company, npwp, address, email, phone, wants_tax_invoice } = billing;
  await db.execute(sql`
    insert into billing_informations (partner_id, name, company, npwp, address, email, phone, wants_tax_invoice)
    values (${partnerId}, ${name}, ${company}, ${npwp}, ${address}, ${email}, ${phone}, ${wants_tax_invoice})
    on conflict (partner_id) do update set name = excluded.name, company = excluded.company,
      npwp = excluded.npwp, address = excluded.address, email = excluded.email, phone = excluded.phone,
      wants_tax_invoice = excluded.wants_tax_invoice, updated_at = now()`);
}

export interface BillingDeps {
  database: Database;
  activity: ActivityService;
}

export type BillingService = ReturnType<typeof createBillingService>;

export function createBillingService({ database, activity }: BillingDeps) {
  /** The stored data, else the owner's name and addresses. Throws NOT_FOUND. */
  const of = async (partnerId: string): Promise<BillingInformation> => {
    const billing = await readBilling(database, { partner_id: partnerId });
    if (!billing) throw new AppError('NOT_FOUND');
    return billing;
  };

  return {
    of,

    async update(actor: Actor, next: BillingInformation): Promise<BillingInformation> {
      const before = await of(actor.partnerId);
      await database.transaction(async (tx) => {
        await writeBilling(tx, actor.partnerId, next);
        await activity.record(tx, actor, { code: 'billing.update', before, after: next });
      });
      return of(actor.partnerId);
    },
  };
}
