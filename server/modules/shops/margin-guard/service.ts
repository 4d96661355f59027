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

const KEPT_DAYS = 90;

export type MarginGuardService = ReturnType<typeof createMarginGuards>;

interface Parts extends TellParts {
  database: Database;
}

/** Margin guards evaluate each price change once, notify, raise prices, and disable or enable items. */
export function createMarginGuards({ database, ...parts }: Parts) {
  return {
    resources: {
      'margin-event': createGuardEvents(database),
      'losing-item': createLosses(database),
    } satisfies Record<string, ResourceService>,

    handlers: {
      'margin-event': { 'take-back': takeBack },
      'losing-item': mendHandlers,
    } satisfies ActHandlers,

    judge: createGuardJudge({ database, tell: createTellGuard(parts) }),

    digest: createDigests({ database, message: parts.message }),

    forgetOld: async (): Promise<void> => {
      await forgetTurns(database, { days: KEPT_DAYS, most: 5_000 });
    },
  };
}
