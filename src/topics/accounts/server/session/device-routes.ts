import type { FastifyInstance } from 'fastify';
import { endDevice, endOtherDevices, listDevices } from '../../../../core/contract/setting';
import { serve } from '../../../../platform/http/serve';
import type { DeviceService } from './device-service';

export function deviceRoutes(app: FastifyInstance, devices: DeviceService): void {
  serve(app, listDevices, ({ actor }) => devices.list(actor));
  serve(app, endDevice, async ({ actor, params }) => {
    await devices.end(actor, params.id);
    return {};
  });
  serve(app, endOtherDevices, async ({ actor }) => ({ ended: await devices.endOthers(actor) }));
}
