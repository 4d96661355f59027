import type { Database } from '../../../../platform/db/client';
import { run, statement } from '../../../../platform/db/statement';

interface Names {
  code: string;
  email: string;
  /** `628…` */
  phone: string;
}

export interface FoundPartner {
  id: string;
  code: string;
  name: string;
}

const findStatement = statement<Names, FoundPartner>(
  'partner_find',
  `select p.id, p.code, p.name from partners p
where upper(p.code) = upper(:code::text) or exists (
  select from users u where u.partner_id = p.id and (lower(u.email) = lower(:email::text) or u.phone = :phone::text)
) limit 1`,
);

export function createPartnerService({ database }: { database: Database }) {
  return {
    find: async (names: Names): Promise<FoundPartner | null> =>
      (await run(database, findStatement, names))[0] ?? null,
  };
}
