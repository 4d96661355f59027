import type { Can } from '../../src/core/access/reason';

/** Where a call comes from. */
export interface Device {
  ip: string;
  userAgent: string;
}

/** Who calls: a person acting for a partner. Put on each request by `plugins/session.ts`. */
export interface Actor {
  userId: string;
  partnerId: string;
  role: 'owner' | 'sub';
  name: string;
  sessionHash: string;
  /** Phone and e-mail both are (the verification gate of specification 4). */
  verified: boolean;
  can: Can;
  device: Device;
}
