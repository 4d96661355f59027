import type { Database } from '../../../../platform/db/client';
import { queryOne } from '../../../../platform/db/statement';

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

const findPartner = queryOne<Names, FoundPartner>(
  'partner_find',
  `select p.id, p.code, p.name from partners p
where upper(p.code) = upper(:code::text) or exists (
  select from users u where u.partner_id = p.id and (lower(u.email) = lower(:email::text) or u.phone = :phone::text)
) limit 1`,
);

export function createPartnerService({ database }: { database: Database }) {
  return {
    find: (names: Names): Promise<FoundPartner | null> => findPartner(database, names),
  };
}
