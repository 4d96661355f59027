import { createCallbacks } from '../topics/payments/server/callbacks';
import { finderOf } from './services/finder';
import { createPeople } from './services/people';
import { createPlatform, type ServiceDeps } from './services/platform';
import { createShops } from './services/shops';
import { createTrade } from './services/trade';
import { createSupplyWork, createWebhookWork, createWork } from './services/work';

export type Services = ReturnType<typeof createServices>;

export function createServices(deps: ServiceDeps) {
  // Modules that queue jobs are created before the worker.
  const platform = createPlatform(deps, () => worker.wake());
  const people = createPeople(platform);
  const { topups, ...trade } = createTrade(platform, people);
  const shops = createShops(platform, trade, people);
  const supplyWork = createSupplyWork(platform, trade, shops);
  const worker = createWork(platform, people, { ...trade, topups }, shops, supplyWork);
  const { model, activity, notification, tier, ledger, message, quota, otp, secret, session } = platform;
  const { vault, upload, privateFile, autoReview, meter, storages, backups } = platform;
  return {
    ...{ model, activity, notification, tier, ledger, message, quota, otp, secret, session },
    ...{ vault, upload, privateFile, autoReview, meter, storages, backups },
    ...people,
    ...trade,
    topup: topups.topup,
    paymentCallbacks: createCallbacks({
      ...{ database: deps.database, quota, notice: trade.operatorNotice, gateway: trade.payment.gateway },
      kinds: [topups.payments.apply, shops.panelOrder.applyPayment],
    }),
    paymentSubjects: [topups.payments.sandboxSubject, shops.panelOrder.sandboxSubject],
    supplierCallbacks: supplyWork.callbacks,
    endOrderByHand: supplyWork.endByHand,
    ...shops,
    finder: finderOf(platform, trade, shops),
    worker,
    webhookWorker: createWebhookWork(platform, trade),
  };
}
