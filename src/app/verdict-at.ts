import { browserConfig } from '../api/browser-config';
import type { Facts } from '../api/facts';
import { currentSession } from '../api/session';
import { readStored } from '../api/storage';
import { routeAt } from '../core/routes/route-at';
import { type GateVerdict, gate } from '../core/session/gate';
import { model } from './model';

/**
 * The gate's verdict for a path, from the current session and facts. The device is ignored: it never decides who is
 * signed in.
 */
export const verdictAt = (path: string, facts: Facts | null): GateVerdict =>
  gate(routeAt(model.routes, path), {
    maintenance: browserConfig.maintenance,
    session: currentSession(),
    profile: facts?.profile ?? null,
    can: facts?.can ?? null,
    emailMarker: readStored('sendEmailVerif') !== null,
    desktop: true,
  });
