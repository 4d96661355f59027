import { finderOf } from './services/finder';
import { createGround, type ServiceDeps } from './services/ground';
import { createPeople } from './services/people';
import { createShops } from './services/shops';
import { createTrade } from './services/trade';
import { createSupplyWork, createWebhookWork, createWork } from './services/work';

export type Services = ReturnType<typeof createServices>;

export function createServices(deps: ServiceDeps) {
  // Modules that queue jobs are created before the worker.
  const ground = createGround(deps, () => worker.wake());
  const people = createPeople(ground);
  const { topups, ...trade } = createTrade(ground, people);
  const shops = createShops(ground, trade, people);
  const supplyWork = createSupplyWork(ground, trade, shops);
  const worker = createWork(ground, people, { ...trade, topups }, shops, supplyWork);
  const { model, activity, notification, tier, ledger, message, quota, otp, secret, session } = ground;
  const { vault, upload, privateFile, autoReview, meter, storages, backups } = ground;
  return {
    ...{ model, activity, notification, tier, ledger, message, quota, otp, secret, session },
    ...{ vault, upload, privateFile, autoReview, meter, storages, backups },
    ...people,
    ...trade,
    topup: topups.topup,
    paymentCallbacks: topups.callbacks,
    supplierCallbacks: supplyWork.callbacks,
    endOrderByHand: supplyWork.endByHand,
    ...shops,
    finder: finderOf(ground, trade),
    worker,
    webhookWorker: createWebhookWork(ground, trade),
  };
}
