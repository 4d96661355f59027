import type { ActivityFilter, ActorType } from '../../core/contract/activity';
import { activities, activityText } from '../../core/text/activities';
import { batches } from '../db/batches';
import type { Database } from '../db/client';
import { containing } from '../db/containing';
import { run, statement } from '../db/statement';
import { type DayParams, withinDays } from '../db/within-days';

export interface ActivityRow {
  id: string;
  date: string;
  user_id: string | null;
  actor_name: string;
  actor_type: ActorType;
  code: string;
  object: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  ip: string | null;
  user_agent: string | null;
}

/** Log of a partner, or only of one person if `user` is given. */
export interface Whose {
  partner: string;
  user: string | null;
}

interface FilterParams extends Whose, DayParams {
  /** Codes that match module and risk; null for all, including obsolete ones. */
  codes: string[] | null;
  /** True if `codes` are the excluded ones. */
  except: boolean;
  actor: string | null;
  pattern: string | null;
  named: string[];
}

const FILTERED = `a.partner_id = :partner::uuid
  and (:user::uuid is null or a.user_id = :user::uuid)
  and (:codes::text[] is null or (a.code = any(:codes::text[])) <> :except::boolean)
  and (:actor::text is null or a.actor_type = :actor::text)
  and ${withinDays('a.created_at')}
  and (:pattern::text is null or a.object ilike :pattern::text or a.actor_name ilike :pattern::text
    or a.ip ilike :pattern::text or a.code = any(:named::text[]))`;

const COLUMNS = `a.id, a.created_at as date, a.user_id, a.actor_name, a.actor_type, a.code, a.object, a.before,
  a.after, a.ip, a.user_agent`;

const pageStatement = statement<FilterParams & { skip: number; most: number }, ActivityRow>(
  'activity-page',
  `select ${COLUMNS} from activities a where ${FILTERED}
   order by a.created_at desc, a.id desc offset :skip::bigint limit :most::int`,
);

// Ids are ordered by time, and two rows of the same instant must not be lost between batches.
const batchStatement = statement<FilterParams & { below: string | null; most: number }, ActivityRow>(
  'activity-batch',
  `select ${COLUMNS} from activities a where ${FILTERED} and (:below::uuid is null or a.id < :below::uuid)
   order by a.id desc limit :most::int`,
);

const countStatement = statement<FilterParams, { total: number }>(
  'activity-count',
  `select count(*)::int as total from activities a where ${FILTERED}`,
);

export const readActivityPage = (
  database: Database,
  whose: Whose,
  filter: ActivityFilter,
  { page, limit }: { page: number; limit: number },
): Promise<ActivityRow[]> =>
  run(database, pageStatement, { ...paramsOf(whose, filter), skip: (page - 1) * limit, most: limit });

export const readAllActivities = (database: Database, whose: Whose, filter: ActivityFilter) =>
  batches(
    (below: string | null, most) =>
      run(database, batchStatement, { ...paramsOf(whose, filter), below, most }),
    ({ id }) => id,
  );

export async function countActivities(
  database: Database,
  whose: Whose,
  filter: ActivityFilter,
): Promise<number> {
  const [row] = await run(database, countStatement, paramsOf(whose, filter));
  return row?.total ?? 0;
}

function paramsOf(whose: Whose, { module, risk, actor, from, to, search }: ActivityFilter): FilterParams {
  const words = search?.toLowerCase();
  const known = Object.keys(activities);
  const fits = (code: string): boolean => {
    const text = activityText(code);
    return (!module || text.module === module) && (!risk || text.risk === risk);
  };
  // Obsolete codes have no module and low risk: they match if no known code would be excluded.
  const unknownFits = fits('');
  return {
    ...whose,
    codes: module || risk ? known.filter((code) => fits(code) !== unknownFits) : null,
    except: unknownFits,
    actor: actor ?? null,
    from: from ?? null,
    to: to ?? null,
    pattern: containing(search),
    named: words ? known.filter((code) => activityText(code).label.toLowerCase().includes(words)) : [],
  };
}
