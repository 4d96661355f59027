import { accessModel } from 'virtual:configuration';
import { buildCan } from '../core/access/can';
import type { AccessFacts, Can } from '../core/access/reason';
import { model } from './model';

// Casbin only converts its model text to a `Buffer` and back, so text is enough.
if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer: { from: (text: string) => text } });

export const loadCan = (facts: AccessFacts): Promise<Can> => buildCan(accessModel, model, facts);
