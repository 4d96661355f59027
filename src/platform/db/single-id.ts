import { v5 } from 'uuid';

const NAMESPACE = '3f0d5a52-7f3c-5d0b-9a57-1f6c2a1f0b11';

/**
 * Derived id of a partner's record of a `single` resource, so that two concurrent first saves meet at one
 * row.
 */
export const idOfSingle = (resource: { name: string }, { partnerId }: { partnerId: string }): string =>
  v5(`${partnerId} ${resource.name}`, NAMESPACE);
