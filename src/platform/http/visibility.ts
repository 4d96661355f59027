import { COST } from '../../core/session/roles';
import type { Actor } from './actor';

/** True if a user may see the partner's costs and balances; others get selling prices instead. */
export const seesCost = ({ can }: Pick<Actor, 'can'>): boolean => can(COST).can;
