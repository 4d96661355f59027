import type { FastifyInstance } from 'fastify';
import type { Database } from './db/client';
import type { Env } from './env';
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
import type { Services } from './services';

interface RouteDeps {
  env: Env;
  services: Services;
  database: Database;
  demo(): Promise<boolean>;
}

export async function installRoutes(
  app: FastifyInstance,
  { env, services, database, demo }: RouteDeps,
): Promise<void> {
  sessionRoutes(app, services.session);
  accountRoutes(app, services.account);
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
  catalogueRoutes(app, services.catalogue, services.itemWatch);
  bestPriceRoutes(app, services.bestPrice);
  sellingPriceRoutes(app, services.sellingPrice);
  cashierShiftRoutes(app, services.cashierShift);
  bulkRoutes(app, services.bulkOrder);
  priceListRoutes(app, services.priceList);
  priceHistoryRoutes(app, database, services.priceAlarms);
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
    database: database,
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
}
