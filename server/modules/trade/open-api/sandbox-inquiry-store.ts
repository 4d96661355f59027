import type { Database } from '../../../db/client';
import { dayEnd, isToday } from '../../../db/same-day';
import { queryOne, run, statement } from '../../../db/statement';

const keepStatement = statement<{ id: string; partner: string; bill: string }, { expires_at: string }>(
  'sandbox_inquiry_keep',
  `with forgotten as (
     delete from sandbox_inquiries where partner_id = :partner::uuid and created_at < now() - interval '7 days'
   )
   insert into sandbox_inquiries (id, partner_id, bill) values (:id::uuid, :partner::uuid, :bill::jsonb)
   returning ${dayEnd('created_at')} as expires_at`,
);

export async function keepSandboxInquiry(
  database: Database,
  inquiry: { id: string; partner: string; bill: string },
): Promise<string> {
  const [kept] = await run(database, keepStatement, inquiry);
  if (!kept) throw new Error('an inquiry was not kept');
  return kept.expires_at;
}

/** A sandbox inquiry; `used_by` is the order that paid it. */
export interface SandboxInquiry {
  bill: unknown;
  is_today: boolean;
  used_by: string | null;
}

export const sandboxInquiry = queryOne<{ id: string; partner: string }, SandboxInquiry>(
  'sandbox_inquiry',
  `select bill, ${isToday('q.created_at')} as is_today,
     (select code from sandbox_orders o where o.partner_id = q.partner_id and o.bill->>'inquiry' = q.id::text limit 1)
       as used_by
   from sandbox_inquiries q where id = :id::uuid and partner_id = :partner::uuid`,
);
