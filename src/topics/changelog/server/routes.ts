import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { listChangelogs, markChangelogsRead } from '../contract';
import type { ChangelogService } from './service';

export function changelogRoutes(app: FastifyInstance, changelog: ChangelogService): void {
  serve(app, listChangelogs, ({ actor }) => changelog.list(actor));

  serve(app, markChangelogsRead, async ({ actor }) => {
    await changelog.read(actor);
    return {};
  });
}
