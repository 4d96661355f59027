import { id } from '../../core/contract/shapes';
import { browserConfig } from './browser-config';

/** Other hosts may use any id; an id in the URL is requested if it looks like one. */
const FOREIGN = /^[\w-]{1,64}$/;

export const mayBeId = (text: string | null): text is string =>
  text !== null && (browserConfig.apiUrl ? FOREIGN.test(text) : id.safeParse(text).success);
