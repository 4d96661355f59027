import type { FastifyInstance } from 'fastify';
import type { ActivityService } from '../../platform/activity/service';
import type { Database } from '../../platform/db/client';

/** Logs every download of partner data, whichever module serves it. */
export function installExportLog(
  app: FastifyInstance,
  database: Database,
  activity: Pick<ActivityService, 'record'>,
): void {
  app.addHook('onSend', async (request, reply) => {
    const { download } = request.routeOptions.config;
    if (!download || !request.actor || reply.statusCode !== 200) return;
    try {
      await activity.record(database.db, request.actor, {
        code: 'data.export',
        object: download.replace(/^Unduh /, ''),
      });
    } catch (err) {
      // A read-only database still serves downloads.
      request.log.warn({ err }, 'a download could not be put into the activity log');
    }
  });
}
