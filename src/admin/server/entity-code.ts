import type { ActionHandler } from './actions/shape';
import type { ComputedReader } from './computed-shape';
import type { RecordRule } from './rules/shape';

/** Code of one declared entity: its rules, the actions that need code, and its computed fields. */
export interface EntityCode extends RecordRule {
  /** Handlers by the name of the action in the declaration. */
  actions?: Readonly<Record<string, ActionHandler>>;
  computed?: ComputedReader;
}

/** Code of entities by resource name. */
export type EntityCodes = Readonly<Record<string, EntityCode>>;
