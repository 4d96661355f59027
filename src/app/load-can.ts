import modelText from '../../access.model.conf?raw';
import { buildCan } from '../core/access/can';
import type { AccessFacts, Can } from '../core/access/reason';
import { model } from './model';

/** The same model file and the same policy as the server. */
export const loadCan = (facts: AccessFacts): Promise<Can> => buildCan(modelText, model, facts);
