import type { FastifyInstance } from 'fastify';
import { exportActivities, listActivities } from '../../../../src/core/contract/activity';
import { serve, serveDownload } from '../../../http/serve';
import { sendSpreadsheet } from '../../../http/spreadsheet';
import type { ActivityService } from './service';
import { activitySheet } from './sheet';

export function activityRoutes(app: FastifyInstance, activity: ActivityService): void {
  serve(app, listActivities, ({ actor, query: { page, limit, ...filter } }) =>
    activity.list(actor, filter, { page, limit }),
  );

  serveDownload(app, exportActivities, async ({ actor, query: { format, ...filter }, reply }) =>
    sendSpreadsheet(reply, activitySheet(format, await activity.forExport(actor, filter))),
  );
}
