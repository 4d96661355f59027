import type { FastifyInstance } from 'fastify';
import { entityRoutes } from '../admin/server/routes';
import { activityRoutes } from '../platform/activity/routes';
import type { Database } from '../platform/db/client';
import type { Env } from '../platform/env';
import { outboxRoutes } from '../platform/messages/routes';
import { notificationRoutes } from '../platform/notifications/routes';
import { accountRoutes } from '../topics/accounts/server/account/routes';
import { billingRoutes } from '../topics/accounts/server/billing/routes';
import { passwordRoutes } from '../topics/accounts/server/password/routes';
import { pinRoutes } from '../topics/accounts/server/pin/routes';
import { profileRoutes } from '../topics/accounts/server/profile/routes';
import { deviceRoutes } from '../topics/accounts/server/session/device-routes';
import { sessionRoutes } from '../topics/accounts/server/session/routes';
import { balanceHistoryRoutes } from '../topics/balance/server/balance-history/routes';
import { balanceStatementRoutes } from '../topics/balance/server/balance-statement/routes';
import { bankAccountRoutes } from '../topics/bank-accounts/server/routes';
import { bookRoutes } from '../topics/books/server/routes';
import { bulkRoutes } from '../topics/bulk-orders/server/routes';
import { recommendationRoutes } from '../topics/catalogue/server/recommendation/routes';
import { catalogueRoutes } from '../topics/catalogue/server/routes';
import { changelogRoutes } from '../topics/changelog/server/routes';
import { integrationRoutes } from '../topics/developer-api/server/integration/routes';
import { documentRoutes } from '../topics/developer-api/server/open-api/document-routes';
import { openApiRoutes } from '../topics/developer-api/server/open-api/routes';
import { webhookRoutes } from '../topics/developer-api/server/webhook/routes';
import { feedbackRoutes } from '../topics/feedback/server/routes';
import { finderRoutes } from '../topics/finder/server/routes';
import { regionRoutes } from '../topics/kyc/server/region/routes';
import { kycRoutes } from '../topics/kyc/server/routes';
import { memberRoutes } from '../topics/members/server/routes';
import { onboardingRoutes } from '../topics/onboarding/server/routes';
import { billRoutes } from '../topics/orders/server/bill/routes';
import { approvalRoutes } from '../topics/orders/server/order-approval/routes';
import { transactionRoutes } from '../topics/orders/server/transaction/routes';
import { panelCatalogueRoutes } from '../topics/panel-catalogue/server/routes';
import { paymentRoutes } from '../topics/payments/server/routes';
import { profitRoutes } from '../topics/profit/server/routes';
import { bestPriceRoutes } from '../topics/purchase-prices/server/best-price/routes';
import { priceHistoryRoutes } from '../topics/purchase-prices/server/price-history/routes';
import { priceListRoutes } from '../topics/purchase-prices/server/price-list/routes';
import { letterheadRoutes } from '../topics/receipts/server/routes';
import { reconciliationRoutes } from '../topics/reconciliation/server/routes';
import { referralRoutes } from '../topics/referral/server/routes';
import { reminderRoutes } from '../topics/reminders/server/routes';
import { sellingPriceRoutes } from '../topics/selling-prices/server/routes';
import { settingRoutes } from '../topics/settings/server/routes';
import { cashierShiftRoutes } from '../topics/shifts/server/routes';
import { panelRoutes } from '../topics/shops/server/panel/routes';
import { planRoutes } from '../topics/shops/server/plan/routes';
import { websiteRoutes } from '../topics/shops/server/website/routes';
import { priceSimulatorRoutes } from '../topics/simulator/server/routes';
import { statisticRoutes } from '../topics/statistics/server/routes';
import { storefrontRoutes } from '../topics/storefront/server/routes';
import { invitationRoutes } from '../topics/sub-accounts/server/routes';
import { supplierCallbackRoutes } from '../topics/suppliers/server/supplier/callback-routes';
import { telegramRoutes } from '../topics/telegram/server/routes';
import { ticketRoutes } from '../topics/tickets/server/routes';
import { tierRoutes } from '../topics/tiers/server/routes';
import { callbackRoutes } from '../topics/topup/server/callback-routes';
import { invoiceCheckRoutes } from '../topics/topup/server/invoice-check-routes';
import { proofRoutes } from '../topics/topup/server/proof-routes';
import { topupRoutes } from '../topics/topup/server/routes';
import { sandboxRoutes } from '../topics/topup/server/sandbox-routes';
import { uploadRoutes } from '../topics/uploads/server/routes';
import { withdrawalRoutes } from '../topics/withdrawals/server/routes';
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
