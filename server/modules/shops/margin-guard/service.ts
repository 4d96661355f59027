import type { Database } from '../../../db/client';
import type { ActHandlers } from '../../ground/entities/acts/shape';
import type { ResourceService } from '../../ground/entities/service-shape';
import { createDigests } from './digest';
import { createGuardEvents } from './event-resource';
import { createGuardJudge } from './judge';
import { createLosses } from './loss-resource';
import { mendHandlers } from './mend-handlers';
import { takeBack } from './take-back';
import { createTellGuard, type TellParts } from './tell';
import { forgetTurns } from './turn-store';

/** Days for which what was judged is kept. */
const KEPT_DAYS = 90;

export type MarginGuardService = ReturnType<typeof createMarginGuards>;

interface Parts extends TellParts {
  database: Database;
}

/** Guards over margins: they judge each move of a price once, tell, raise prices, and switch items off and on. */
export function createMarginGuards({ database, ...parts }: Parts) {
  return {
    /** Its declared resources, by their stores. */
    resources: {
      'margin-event': createGuardEvents(database),
      'losing-item': createLosses(database),
    } satisfies Record<string, ResourceService>,

    handlers: {
      'margin-event': { 'take-back': takeBack },
      'losing-item': mendHandlers,
    } satisfies ActHandlers,

    /** Job: a partner's guards judge what waits for them. */
    judge: createGuardJudge({ database, tell: createTellGuard(parts) }),

    /** What they did in a day, each morning by e-mail. */
    digest: createDigests({ database, message: parts.message }),

    /** Housekeeping; safe at any time. */
    forgetOld: async (): Promise<void> => {
      await forgetTurns(database, KEPT_DAYS);
    },
  };
}
