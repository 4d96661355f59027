import type { Can } from '../../src/core/access/reason';

/** Who calls: a person acting for a partner. Put on each request by `plugins/session.ts`. */
export interface Actor {
  userId: string;
  partnerId: string;
  role: 'owner' | 'sub';
  name: string;
  sessionHash: string;
  can: Can;
}
