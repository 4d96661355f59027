import type { Scope } from '../../ground/entities/service-shape';

/** Batches of a partner; of one person of it alone where `user` says who. */
export interface Whose {
  partner: string;
  user: string | null;
}

/**
 * A batch tells where its orders went, and their codes: whoever may not read orders reads what they approved
 * themselves. Without a person there is nobody to hide it from.
 */
export const whoseOf = ({ partnerId, userId, can }: Pick<Scope, 'partnerId' | 'userId' | 'can'>): Whose => ({
  partner: partnerId,
  user: (can?.('transaction').can ?? true) ? null : userId,
});
