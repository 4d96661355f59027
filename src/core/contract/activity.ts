import { z } from 'zod';
import { activityModules, risks } from '../text/activities';
import { download, get } from './endpoint';
import { day, exportFormat, id, instant, listQuery } from './shapes';

export const actorTypes = ['owner', 'sub', 'api', 'admin', 'system'] as const;
export type ActorType = (typeof actorTypes)[number];

/** A line of the activity log (domain 3.12) in the words of the interface. */
export const activity = z.object({
  id,
  date: instant,
  actor: z.object({ id: id.nullable(), name: z.string(), type: z.enum(actorTypes) }),
  label: z.string(),
  module: z.string(),
  risk: z.enum(risks),
  object: z.string().nullable(),
  /** Changed fields as text; null was or is empty. */
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  ip: z.string().nullable(),
  /** `Chrome 143 di Windows 10`; null for programs. */
  device: z.string().nullable(),
});
export type Activity = z.infer<typeof activity>;

export const activityFilter = z.strictObject({
  module: z.enum(activityModules).optional(),
  risk: z.enum(risks).optional(),
  actor: z.enum(actorTypes).optional(),
  from: day.optional(),
  to: day.optional(),
  search: listQuery.shape.search,
});
export type ActivityFilter = z.infer<typeof activityFilter>;

/** Newest first. Owners see everything of the partner, sub-accounts their own. */
export const listActivities = get('/v1/crm/activity-log', 'activity_log', {
  summary: 'Log aktifitas',
  query: listQuery.extend(activityFilter.shape),
  reply: z.array(activity),
  meta: z.object({ page: z.int(), limit: z.int(), total: z.int() }),
});

export const exportActivities = download('/v1/crm/activity-log/export', 'activity_log', {
  summary: 'Unduh log aktifitas',
  query: activityFilter.extend({ format: exportFormat }),
});
