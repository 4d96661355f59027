import { COST } from '../../src/core/schema/roles';
import type { Actor } from './actor';

/** Whether somebody may know what the partner pays and holds; who may not is told selling prices in its place. */
export const seesCost = ({ can }: Pick<Actor, 'can'>): boolean => can(COST).can;
