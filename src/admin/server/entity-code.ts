import type { ActionHandler } from './actions/shape';
import type { RecordRule } from './rules/shape';
import type { ComputedReader, Scope } from './service-shape';
import type { Data } from './walk';

/** Code of one declared entity: its rules, the actions that need code, and its computed fields. */
export interface EntityCode extends RecordRule {
  /** Handlers by the name of the action in the declaration. */
  actions?: Readonly<Record<string, ActionHandler>>;
  computed?: ComputedReader;
  /** Address of a page that shows the values, for a declaration with `preview`; `id` is null for a new record. */
  preview?(scope: Scope, typed: { id: string | null; data: Data }): Promise<string>;
}

/** Code of entities by resource name. */
export type EntityCodes = Readonly<Record<string, EntityCode>>;
