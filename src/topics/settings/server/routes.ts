import type { FastifyInstance } from 'fastify';
import { getSetting, updateSetting } from '../../../core/contract/setting';
import { serve } from '../../../platform/http/serve';
import type { SettingService } from './service';

export function settingRoutes(app: FastifyInstance, settings: SettingService): void {
  serve(app, getSetting, ({ actor }) => settings.of(actor));
  serve(app, updateSetting, ({ actor, body }) => settings.update(actor, body));
}
