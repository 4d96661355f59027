import type { FastifyInstance } from 'fastify';
import {
  getPrivileges,
  getProfile,
  getTicketIndicator,
  listNotifications,
  readNotifications,
} from '../../../src/core/contract/profile';
import { serve } from '../../http/serve';
import type { ProfileService } from './service';

export function profileRoutes(app: FastifyInstance, profile: ProfileService): void {
  serve(app, getProfile, ({ actor }) => profile.getProfile(actor));
  serve(app, getPrivileges, ({ actor }) => profile.getPrivileges(actor));
  serve(app, getTicketIndicator, ({ actor }) => profile.countOpenTickets(actor));
  serve(app, listNotifications, ({ actor, query }) => profile.listNotifications(actor, query.limit));
  serve(app, readNotifications, async ({ actor }) => {
    await profile.readNotifications(actor);
    return {};
  });
}
