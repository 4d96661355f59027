import type { Can } from '../../core/session/reason';

export interface Device {
  ip: string;
  userAgent: string;
}

/** The user who calls, on behalf of a partner. `plugins/session.ts` sets it on each request. */
export interface Actor {
  userId: string;
  partnerId: string;
  role: 'owner' | 'sub';
  name: string;
  sessionHash: string;
  /** True if phone and e-mail are verified (specification 4). */
  verified: boolean;
  can: Can;
  device: Device;
}
