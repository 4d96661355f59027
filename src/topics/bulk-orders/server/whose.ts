import type { Scope } from '../../../admin/server/service-shape';

export interface Whose {
  partner: string;
  user: string | null;
}

/**
 * A batch reveals destinations and codes: users without access to orders see only their own. The program
 * itself has no restrictions.
 */
export const whoseOf = ({ partnerId, userId, can }: Pick<Scope, 'partnerId' | 'userId' | 'can'>): Whose => ({
  partner: partnerId,
  user: (can?.('transaction').can ?? true) ? null : userId,
});
