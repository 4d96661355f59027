import { BULK_FIELD, bulkNames } from '../../schema/bulk';
import type { ActionHandler } from './shape';

const setField: ActionHandler = async ({ rows, input }) => {
  const name = String(input[BULK_FIELD]);
  return { edits: rows.map(({ id }) => ({ id, data: { [name]: input[name] } })), isTyped: true };
};

/** Handlers of the actions that every document has. */
export const bulkHandlers: Readonly<Record<string, ActionHandler>> = {
  [bulkNames.set]: setField,
  [bulkNames.edit]: async (call) => ({ ...(await setField(call)), skipsRefused: true }),
  [bulkNames.remove]: async ({ rows }) => ({ removals: rows.map(({ id }) => id), skipsRefused: true }),
};
