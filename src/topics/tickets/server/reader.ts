import type { Scope } from '../../../admin/server/service-shape';
import { type SQL, sql } from '../../../platform/db/sql';
import { type TicketCause, ticketCauseObjects, ticketCauses } from '../contract';

/** Tickets about the owner's documents and addresses: only for their author and the owner. */
const PRIVATE_CATEGORY = 'account';
/** Access keys for tickets without a subject, by category: for their author and users with the key. */
const categoryKeys: Record<string, string> = {
  ...{ order: 'transaction', refund: 'transaction', topup: 'topup' },
  ...{ api: 'integration', referral: 'referral' },
};

export interface Reader {
  partner: string;
  user: string;
  isSub: boolean;
  causes: TicketCause[];
  closed: string[];
}

/** The program itself has no restrictions. */
export const readerOf = ({
  partnerId,
  userId,
  role,
  can,
}: Pick<Scope, 'partnerId' | 'userId' | 'role' | 'can'>): Reader => {
  const may = (object: string): boolean => can?.(object).can ?? true;
  return {
    partner: partnerId,
    user: userId,
    isSub: role === 'sub',
    causes: ticketCauses.filter((cause) => may(ticketCauseObjects[cause])),
    closed: Object.entries(categoryKeys).flatMap(([category, key]) => (may(key) ? [] : [category])),
  };
};

/** Condition on `tickets t`: a ticket with a subject is visible to users who may see the subject. */
export const seenBy = ({ partner, user, isSub, causes, closed }: Reader): SQL => {
  const visible = causes.length > 0 ? sql`or t.ref_type in ${causes}` : sql``;
  const others = isSub ? sql`and (t.category <> ${PRIVATE_CATEGORY} or t.user_id = ${user})` : sql``;
  const plain = closed.length > 0 ? sql`and (t.category not in ${closed} or t.user_id = ${user})` : sql``;
  return sql`(t.partner_id = ${partner} and ((t.ref_type is null ${plain}) ${visible}) ${others})`;
};
