import type { FastifyInstance } from 'fastify';
import { listChangelogs, readChangelogs } from '../../../../src/core/contract/changelog';
import { serve } from '../../../http/serve';
import type { ChangelogService } from './service';

export function changelogRoutes(app: FastifyInstance, changelog: ChangelogService): void {
  serve(app, listChangelogs, ({ actor }) => changelog.list(actor));

  serve(app, readChangelogs, async ({ actor }) => {
    await changelog.read(actor);
    return {};
  });
}
