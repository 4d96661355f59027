import { type TicketCause, ticketCauses } from '../../../../src/core/contract/ticket';
import { ticketCauseObjects } from '../../../../src/core/contract/ticket-causes';
import { type SQL, sql } from '../../../db/sql';
import type { Scope } from '../../ground/entities/service-shape';

/** Papers and addresses of the owner: for whoever asked, and the owner. */
const PRIVATE_CATEGORY = 'account';
/** What is about no thing is about a part of the portal: for whoever asked, and those who hold the key of that part. */
const categoryKeys: Record<string, string> = {
  ...{ order: 'transaction', refund: 'transaction', topup: 'topup' },
  ...{ api: 'integration', referral: 'referral' },
};

/** Whose tickets, and which of them this person may see. */
export interface Reader {
  partner: string;
  user: string;
  isSub: boolean;
  causes: TicketCause[];
  /** Categories of tickets about no thing that are not this person's to read. */
  closed: string[];
}

/** Without rights there is nobody to hide anything from. */
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

/** Condition on `tickets t`: what is about a thing is told to those who may see the thing. */
export const seenBy = ({ partner, user, isSub, causes, closed }: Reader): SQL => {
  const visible = causes.length > 0 ? sql`or t.ref_type in ${causes}` : sql``;
  const others = isSub ? sql`and (t.category <> ${PRIVATE_CATEGORY} or t.user_id = ${user})` : sql``;
  const plain = closed.length > 0 ? sql`and (t.category not in ${closed} or t.user_id = ${user})` : sql``;
  return sql`(t.partner_id = ${partner} and ((t.ref_type is null ${plain}) ${visible}) ${others})`;
};
