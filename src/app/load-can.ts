import { accessModel } from 'virtual:configuration';
import { buildCan } from '../core/access/can';
import type { AccessFacts, Can } from '../core/access/reason';
import { model } from './model';

// Casbin passes the text of its model through Node's `Buffer`, and at once back to text: text will do.
if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer: { from: (text: string) => text } });

/** The same model file and the same policy as the server. */
export const loadCan = (facts: AccessFacts): Promise<Can> => buildCan(accessModel, model, facts);
