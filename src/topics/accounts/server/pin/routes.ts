import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import {
  changePin,
  createPin,
  forgotPin,
  getPinStatus,
  requestPinUnlock,
  resetPin,
  unlockPin,
  verifyPin,
} from '../../contract/pin';
import type { PinService } from './service';

export function pinRoutes(app: FastifyInstance, pin: PinService): void {
  serve(app, getPinStatus, ({ actor }) => pin.status(actor));
  serve(app, verifyPin, ({ actor, body }) => done(pin.verify(actor, body.pin)));
  serve(app, createPin, ({ actor, body }) => done(pin.create(actor, body.pin)));
  serve(app, changePin, ({ actor, body }) => done(pin.change(actor, body)));
  serve(app, forgotPin, ({ actor, body }) => pin.forgot(actor, body.channel));
  serve(app, resetPin, ({ actor, body }) => done(pin.reset(actor, body)));
  serve(app, requestPinUnlock, ({ actor, body }) => pin.requestUnlock(actor, body.channel));
  serve(app, unlockPin, ({ actor, body }) => done(pin.unlock(actor, body)));
}

const done = async (work: Promise<void>): Promise<Record<string, never>> => {
  await work;
  return {};
};
