import { v5 } from 'uuid';

const NAMESPACE = '3f0d5a52-7f3c-5d0b-9a57-1f6c2a1f0b11';

/**
 * Id of a partner's one record of a `single` resource. Derived, so that two first saves at once meet at one row
 * instead of making two.
 */
export const idOfSingle = (resource: { name: string }, { partnerId }: { partnerId: string }): string =>
  v5(`${partnerId} ${resource.name}`, NAMESPACE);
