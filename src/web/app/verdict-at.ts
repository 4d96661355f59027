import { type GateVerdict, gate } from '../../admin/access/gate';
import type { Facts } from '../../admin/web/session/facts';
import { routeAt } from '../../core/routes/route-at';
import { browserConfig } from '../../platform/web/browser-config';
import { currentSession } from '../../platform/web/session';
import { readStored } from '../../platform/web/storage';
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
