import type { Server } from 'node:http';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { validationText } from '../src/core/text/validation';
import type { Database } from './db/client';
import { assertMigrated } from './db/migrate';
import { type Env, liveHosts } from './env';
import { compressOptions } from './http/compress-options';
import { isApiPath, isOperatorPath } from './http/paths';
import { serverOptions } from './http/server-options';
import { activityRoutes } from './modules/ground/activity/routes';
import { entityRoutes } from './modules/ground/entities/routes';
import { finderRoutes } from './modules/ground/finder/routes';
import { outboxRoutes } from './modules/ground/message/routes';
import { notificationRoutes } from './modules/ground/notification/routes';
import { deviceRoutes } from './modules/ground/session/device-routes';
import { sessionRoutes } from './modules/ground/session/routes';
import { tierRoutes } from './modules/ground/tier/routes';
import { uploadRoutes } from './modules/ground/upload/routes';
import { accountRoutes } from './modules/people/account/routes';
import { changelogRoutes } from './modules/people/changelog/routes';
import { feedbackRoutes } from './modules/people/feedback/routes';
import { kycRoutes } from './modules/people/kyc/routes';
import { onboardingRoutes } from './modules/people/onboarding/routes';
import { passwordRoutes } from './modules/people/password/routes';
import { pinRoutes } from './modules/people/pin/routes';
import { profileRoutes } from './modules/people/profile/routes';
import { regionRoutes } from './modules/people/region/routes';
import { reminderRoutes } from './modules/people/reminder/routes';
import { settingRoutes } from './modules/people/setting/routes';
import { invitationRoutes } from './modules/people/sub-account/routes';
import { telegramRoutes } from './modules/people/telegram/routes';
import { ticketRoutes } from './modules/people/ticket/routes';
import { memberRoutes } from './modules/shops/member/routes';
import { panelRoutes } from './modules/shops/panel/routes';
import { panelCatalogueRoutes } from './modules/shops/panel-catalogue/routes';
import { planRoutes } from './modules/shops/plan/routes';
import { priceSimulatorRoutes } from './modules/shops/price-simulator/routes';
import { storefrontRoutes } from './modules/shops/storefront/routes';
import { websiteRoutes } from './modules/shops/website/routes';
import { balanceHistoryRoutes } from './modules/trade/balance-history/routes';
import { balanceStatementRoutes } from './modules/trade/balance-statement/routes';
import { bankAccountRoutes } from './modules/trade/bank-account/routes';
import { bestPriceRoutes } from './modules/trade/best-price/routes';
import { billRoutes } from './modules/trade/bill/routes';
import { billingRoutes } from './modules/trade/billing/routes';
import { bookRoutes } from './modules/trade/books/routes';
import { bulkRoutes } from './modules/trade/bulk-order/routes';
import { cashierShiftRoutes } from './modules/trade/cashier-shift/routes';
import { catalogueRoutes } from './modules/trade/catalogue/routes';
import { integrationRoutes } from './modules/trade/integration/routes';
import { letterheadRoutes } from './modules/trade/letterhead/routes';
import { documentRoutes } from './modules/trade/open-api/document-routes';
import { openApiRoutes } from './modules/trade/open-api/routes';
import { approvalRoutes } from './modules/trade/order-approval/routes';
import { paymentRoutes } from './modules/trade/payment/routes';
import { priceHistoryRoutes } from './modules/trade/price-history/routes';
import { priceListRoutes } from './modules/trade/price-list/routes';
import { profitRoutes } from './modules/trade/profit/routes';
import { recommendationRoutes } from './modules/trade/recommendation/routes';
import { reconciliationRoutes } from './modules/trade/reconciliation/routes';
import { referralRoutes } from './modules/trade/referral/routes';
import { sellingPriceRoutes } from './modules/trade/selling-price/routes';
import { statisticRoutes } from './modules/trade/statistic/routes';
import { supplierCallbackRoutes } from './modules/trade/supplier/callback-routes';
import { callbackRoutes } from './modules/trade/topup/callback-routes';
import { invoiceCheckRoutes } from './modules/trade/topup/invoice-check-routes';
import { proofRoutes } from './modules/trade/topup/proof-routes';
import { topupRoutes } from './modules/trade/topup/routes';
import { sandboxRoutes } from './modules/trade/topup/sandbox-routes';
import { transactionRoutes } from './modules/trade/transaction/routes';
import { webhookRoutes } from './modules/trade/webhook/routes';
import { withdrawalRoutes } from './modules/trade/withdrawal/routes';
import { installAccess } from './plugins/access';
import { refuseWhileClosing } from './plugins/closing';
import { installErrors, unknownPath } from './plugins/errors';
import { installExportLog } from './plugins/export-log';
import { installHealth } from './plugins/health';
import { installManifest } from './plugins/installable';
import { installJobs } from './plugins/jobs';
import { rememberPaths } from './plugins/known-paths';
import { installLive, installSockets } from './plugins/live';
import { installMetrics } from './plugins/metrics';
import { installOpenApi } from './plugins/openapi';
import { installHeaders, installRateLimit, refuseRepeatedKeys } from './plugins/security';
import { installSession } from './plugins/session';
import { installStatic, type Pages, sendPage } from './plugins/static';
import { installSweeps } from './plugins/sweeps';
import { isDemo } from './seed/demo-data';
import type { Services } from './services';

const MAX_FILE_BYTES = 2 * 1024 * 1024;

export interface AppDeps {
  env: Env;
  database: Database;
  services: Services;
  pages: Pages;
  logLevel?: string;
  /** For development, where Vite answers first. */
  serverFactory?: FastifyHttpOptions<Server>['serverFactory'];
}

/** The whole server in the order in which a request passes through it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, services, pages } = deps;
  const app = fastify({
    ...serverOptions({ trustProxy: env.TRUST_PROXY, logLevel: deps.logLevel ?? env.LOG_LEVEL }),
    ...(deps.serverFactory && { serverFactory: deps.serverFactory }),
  });
  z.config({ localeError: validationText });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  installErrors(app);
  const paths = rememberPaths(app);
  await installHeaders(app);
  refuseWhileClosing(app);
  if (env.RATE_LIMIT) await installRateLimit(app, deps.database);
  await app.register(compress, compressOptions);
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4, parts: 5 } });
  await installSockets(app);
  await installOpenApi(app, env.PRODUCT_NAME);
  installSession(app, services.session.authenticate);
  installAccess(app, { maintenance: env.MAINTENANCE });
  refuseRepeatedKeys(app);
  installMetrics(app, {
    ...{ meter: services.meter, database: deps.database, token: env.METRICS_TOKEN },
    supply: services.supply.figures,
  });
  installExportLog(app, deps.database, services.activity);

  sessionRoutes(app, services.session);
  accountRoutes(app, services.account);
  let demoSeen = false;
  // Once there, it stays: pages do not wait for the database.
  const demo = async () => {
    demoSeen ||= await isDemo(env, deps.database);
    return demoSeen;
  };
  outboxRoutes(app, services.message, { demo, publicUrl: env.PUBLIC_URL });
  profileRoutes(app, services.profile);
  notificationRoutes(app, services.notification);
  finderRoutes(app, services.finder);
  activityRoutes(app, services.activity);
  tierRoutes(app, services.tier);
  changelogRoutes(app, services.changelog);
  feedbackRoutes(app, services.feedback);
  ticketRoutes(app, services.ticket);
  onboardingRoutes(app, services.onboarding);
  transactionRoutes(app, services.transaction);
  billRoutes(app, services.bill);
  approvalRoutes(app, services.orderApproval);
  await installLive(app, {
    database: deps.database,
    origins: [env.PUBLIC_URL, ...liveHosts(env)].map((url) => new URL(url).host),
    sessions: services.session,
    ledger: services.ledger,
    transactions: services.transaction,
    topups: services.topup,
    resources: services.model.resources.flatMap(({ name, lookupOnly }) => (lookupOnly ? [] : [name])),
  });
  installJobs(app, services.worker);
  installJobs(app, services.webhookWorker);
  installHealth(app, {
    database: async () => void (await deps.database.run({ name: 'ready', text: 'select 1' }, [])),
    migrations: () => assertMigrated(deps.database),
    jobs: async () => {
      services.worker.assertAlive();
      services.webhookWorker.assertAlive();
    },
  });
  installSweeps(app, [
    { what: 'balance reminders', pause: 3_000, look: services.reminder.sweep },
    ...(services.telegram.read
      ? [{ what: 'reading of the Telegram bot', pause: 1_000, look: services.telegram.read }]
      : []),
    { what: 'renewals of panels', pause: 1_000, look: services.plan.renewDue },
    { what: 'sums of orders', pause: 2_000, look: (_log, closing) => services.statistic.sweep(closing) },
    { what: 'the log of programs', pause: 500, look: services.requestLog.flush },
    { what: 'nonces of programs', pause: 60_000, look: services.openApi.gate.forgetOld },
    { what: 'warnings of panels', pause: 60_000, look: services.plan.warnSoon },
  ]);
  // Of calls that were answered while it closed.
  app.addHook('onClose', services.requestLog.flush);
  catalogueRoutes(app, services.catalogue, services.itemWatch);
  bestPriceRoutes(app, services.bestPrice);
  sellingPriceRoutes(app, services.sellingPrice);
  cashierShiftRoutes(app, services.cashierShift);
  bulkRoutes(app, services.bulkOrder);
  priceListRoutes(app, services.priceList);
  priceHistoryRoutes(app, deps.database, services.priceAlarms);
  recommendationRoutes(app, services.recommendation);
  statisticRoutes(app, services.statistic);
  balanceHistoryRoutes(app, services.balanceHistory);
  balanceStatementRoutes(app, services.balanceStatement, env.PRODUCT_NAME);
  bookRoutes(app, services.books);
  reconciliationRoutes(app, services.reconciliation);
  billingRoutes(app, services.billing);
  integrationRoutes(app, services.integration);
  await openApiRoutes(app, services.openApi, services.webhook);
  documentRoutes(app, env);
  letterheadRoutes(app, services.letterhead);
  deviceRoutes(app, services.devices);
  invitationRoutes(app, services.subAccounts.invitations);
  pinRoutes(app, services.pin);
  passwordRoutes(app, services.password);
  reminderRoutes(app, services.reminder);
  telegramRoutes(app, services.telegram);
  settingRoutes(app, services.setting);
  paymentRoutes(app, services.payment);
  topupRoutes(app, services.topup);
  invoiceCheckRoutes(app, services.topup, env.PRODUCT_NAME);
  proofRoutes(app, services.topup);
  await callbackRoutes(app, services.paymentCallbacks);
  await supplierCallbackRoutes(app, services.supplierCallbacks);
  await sandboxRoutes(app, {
    database: deps.database,
    gateway: services.payment.gateway,
    book: services.sandboxBook,
    productName: env.PRODUCT_NAME,
  });
  uploadRoutes(app, services.upload);
  regionRoutes(app, services.region);
  kycRoutes(app, services.kyc);
  panelRoutes(app, services.panel);
  panelCatalogueRoutes(app, services);
  priceSimulatorRoutes(app, services.priceSimulator);
  profitRoutes(app, services.profit);
  referralRoutes(app, services.referral);
  websiteRoutes(app, services.website);
  planRoutes(app, services.plan);
  bankAccountRoutes(app, services.bankAccount);
  webhookRoutes(app, services.webhook);
  withdrawalRoutes(app, { profit: services.withdrawal, referral: services.referralWithdrawal });
  const { storefront, panelOrder: orders, member: members } = services;
  storefrontRoutes(app, { storefront, orders, members, demo });
  memberRoutes(app, { storefront, orders, members });
  entityRoutes(app, services.model, services.entities);

  installManifest(app, env.PRODUCT_NAME);
  await installStatic(app, pages);
  app.setNotFoundHandler((request, reply) =>
    isApiPath(request.url) || isOperatorPath(request.url)
      ? unknownPath(request, reply, paths)
      : sendPage(request, reply, pages, {
          ...{ env, model: services.model },
          demo: () => demo().catch(() => false),
        }),
  );
  return app;
}
