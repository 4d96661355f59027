import { id } from '../core/contract/shapes';
import { browserConfig } from './browser-config';

/** Ids of other hosts are their own affair; what stands in an address is asked for when it may be one. */
const FOREIGN = /^[\w-]{1,64}$/;

/** Whether a text of an address may name a record of the configured host. */
export const mayBeId = (text: string | null): text is string =>
  text !== null && (browserConfig.apiUrl ? FOREIGN.test(text) : id.safeParse(text).success);
