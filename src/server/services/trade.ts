import { sandboxBanks } from '../../platform/adapters/bank/sandbox';
import { createPartnerServers } from '../../platform/adapters/partner-server/partner-server';
import { createSandboxSupplier } from '../../platform/adapters/supplier/sandbox';
import type { Db } from '../../platform/db/client';
import { databaseNow } from '../../platform/db/clock';
import { isDemo } from '../../platform/demonstration';
import { createNoticeService } from '../../platform/notice/service';
import { VERSION } from '../../platform/version';
import { createBillingService } from '../../topics/accounts/server/billing/service';
import { createBalanceHistoryService } from '../../topics/balance/server/balance-history/store';
import { createBalanceStatementService } from '../../topics/balance/server/balance-statement/service';
import { createBankAccountService } from '../../topics/bank-accounts/server/service';
import { createBookService } from '../../topics/books/server/service';
import { createBulkService } from '../../topics/bulk-orders/server/service';
import { createItemHealthService } from '../../topics/catalogue/server/item-health/service';
import { createItemWatchService } from '../../topics/catalogue/server/item-watch/service';
import { createRecommendationService } from '../../topics/catalogue/server/recommendation/service';
import { createCatalogueService } from '../../topics/catalogue/server/service';
import { createIntegrationService } from '../../topics/developer-api/server/integration/service';
import { createOpenApiService } from '../../topics/developer-api/server/open-api/service';
import { createRequestLogService } from '../../topics/developer-api/server/request-log/service';
import { createWebhookService } from '../../topics/developer-api/server/webhook/service';
import { createBillService } from '../../topics/orders/server/bill/service';
import { createApprovalService } from '../../topics/orders/server/order-approval/service';
import { createApprovedPurchase } from '../../topics/orders/server/transaction/approved-purchase';
import { createTransactionService } from '../../topics/orders/server/transaction/service';
import { demoTransferAccounts } from '../../topics/payments/server/demo-accounts';
import { gatewayOf } from '../../topics/payments/server/gateway';
import { createPaymentService } from '../../topics/payments/server/service';
import { createProfitService } from '../../topics/profit/server/service';
import { createBestPriceService } from '../../topics/purchase-prices/server/best-price/service';
import { createPriceAlarmService } from '../../topics/purchase-prices/server/price-alarm/service';
import { createPriceFeedService } from '../../topics/purchase-prices/server/price-feed/service';
import { priceNow } from '../../topics/purchase-prices/server/price-history/series';
import { createPriceListService } from '../../topics/purchase-prices/server/price-list/service';
import { createLetterheadService } from '../../topics/receipts/server/service';
import { createReconciliationService } from '../../topics/reconciliation/server/service';
import { createReferralAllowance } from '../../topics/referral/server/allowance';
import { createCommission } from '../../topics/referral/server/commission';
import { createReferralOperator } from '../../topics/referral/server/operator';
import { createReferralService } from '../../topics/referral/server/service';
import { createSellingPriceService } from '../../topics/selling-prices/server/service';
import { createCashierShiftService } from '../../topics/shifts/server/service';
import { createStatisticService } from '../../topics/statistics/server/service';
import { createSupplierService } from '../../topics/suppliers/server/supplier/service';
import { createSupplierCatalogueService } from '../../topics/suppliers/server/supplier-catalogue/service';
import { createTopups } from '../../topics/topup/server/assemble';
import { createInvoiceSeals } from '../../topics/topup/server/invoice-seal';
import { createWithdrawalReview } from '../../topics/withdrawals/server/review';
import { createWithdrawalService } from '../../topics/withdrawals/server/service';
import type { People } from './people';
import type { Platform } from './platform';

export type Trade = ReturnType<typeof createTrade>;

export function createTrade(platform: Platform, { kyc }: Pick<People, 'kyc'>) {
  const { env, database, supplier, ledger, secret, otp, quota, activity, notification, notice } = platform;
  const { vault, vouchers, privateFile, tier, autoReview, upload, wake } = platform;
  const letterhead = createLetterheadService({ database, activity, pictures: upload });
  const billing = createBillingService({ database, activity });
  const operatorNotice = createNoticeService({ database, ...operatorChat(platform) });
  const { gateway, book: sandboxBook } = gatewayOf(env, database);
  const payment = createPaymentService({
    gateway,
    transferAccounts: async () =>
      env.TRANSFER_ACCOUNTS ?? ((await isDemo(env, database)) ? demoTransferAccounts : []),
    clock: () => databaseNow(database.db),
    maintenance: env.PAYMENT_MAINTENANCE,
    transferHours: env.TRANSFER_HOURS,
  });
  const profit = createProfitService({ database });
  const sellingPrice = createSellingPriceService({ database, activity, quota });
  const bankAccount = createBankAccountService({
    ...{ database, vault, secret, quota, activity, notice },
    directory: sandboxBanks,
    ownerOf: kyc.ownerOf,
  });
  const withdrawals = {
    ...{ database, ledger, secret, otp, activity, notification },
    accounts: bankAccount,
  };
  const catalogue = createCatalogueService({ database, supplier, sellingPrice });
  const requestLog = createRequestLogService({ database });
  const transaction = createTransactionService({
    ...{ database, supplier, ledger, secret, activity, vouchers, sellingPrice },
    onOrder: wake,
  });
  const priceFeed = createPriceFeedService({ database, supplier });
  const supply = createSupplierService({
    ...{ database, wake, quota, suppliers: platform.suppliers, notice: operatorNotice, low: env.DEPOSIT_LOW },
  });
  return {
    cashierShift: createCashierShiftService({ database, notification, quota }),
    catalogue,
    openApi: createOpenApiService({
      ...{ database, vault, vouchers, supplier, ledger, sellingPrice, quota, wake },
      ...{ requestLog, notice: operatorNotice },
      scenarios: createSandboxSupplier(),
      counts: env.RATE_LIMIT,
    }),
    requestLog,
    integration: createIntegrationService({ database, vault, secret, activity }),
    bestPrice: createBestPriceService({ database, activity }),
    itemHealth: createItemHealthService({ database }),
    itemWatch: createItemWatchService({ database, notification, message: platform.message }),
    priceAlarms: createPriceAlarmService({
      ...{ database, notification },
      priceOf: (partnerId, variationId) => priceNow(database, partnerId, variationId),
    }),
    priceFeed,
    sellingPrice,
    priceList: createPriceListService({ database, selling: sellingPrice, letterhead }),
    recommendation: createRecommendationService({ database, sellingPrice }),
    statistic: createStatisticService({ database, ledger }),
    transaction,
    bill: createBillService({
      ...{ database, supplier, quota, transactions: transaction, notice: operatorNotice },
    }),
    orderApproval: createApprovalService({
      ...{ database, activity, notification, quota, secret },
      purchase: createApprovedPurchase({ database, supplier, ledger, sellingPrice, onOrder: wake }),
    }),
    bulkOrder: createBulkService({
      ...{ database, supplier, ledger, sellingPrice, notification, secret, activity, quota, wake },
      notice: operatorNotice,
    }),
    balanceHistory: createBalanceHistoryService(database),
    balanceStatement: createBalanceStatementService({
      ...{ database, quota, letterhead, vault },
      publicUrl: env.PUBLIC_URL,
      issuer: env.COMPANY_NAME,
    }),
    books: createBookService({ database, model: platform.model, activity }),
    reconciliation: createReconciliationService({ database, quota }),
    billing,
    letterhead,
    operatorNotice,
    payment,
    sandboxBook,
    topups: createTopups({
      ...{ database, payment, ledger, activity, notification, tier, billing, privateFile, quota, autoReview },
      notice: operatorNotice,
      seals: createInvoiceSeals(vault, env.PUBLIC_URL),
      seller: {
        name: env.COMPANY_NAME,
        brand: env.PRODUCT_NAME,
        address: env.COMPANY_ADDRESS,
        npwp: env.COMPANY_NPWP,
        email: env.COMPANY_EMAIL,
        phone: env.SUPPORT_NUMBER,
      },
      wake,
    }),
    supply,
    supplierCatalogue: createSupplierCatalogueService({
      ...{ database, priceFeed, notice: operatorNotice, addRoutes: supply.addRoutes },
      clock: () => databaseNow(database.db),
      suppliers: [...platform.suppliers.outside.values()],
    }),
    profit,
    commission: createCommission({ database, ledger, notice: operatorNotice }),
    referral: createReferralService({ database, publicUrl: env.PUBLIC_URL }),
    referralOperator: createReferralOperator({ database, activity, notification, wake }),
    bankAccount,
    withdrawal: createWithdrawalService({ ...withdrawals, purse: 'panel', allowance: profit }),
    referralWithdrawal: createWithdrawalService({
      ...{ ...withdrawals, purse: 'referral' },
      allowance: createReferralAllowance(ledger),
    }),
    webhook: createWebhookService({
      ...{ database, vault, secret, quota, activity, notification },
      servers: createPartnerServers({
        patience: env.WEBHOOK_PATIENCE_SECONDS * 1000,
        loopback: env.WEBHOOK_LOOPBACK === 'allowed',
      }),
      backoff: env.WEBHOOK_BACKOFF_SECONDS.map((seconds) => seconds * 1000),
      userAgent: `H2H-Webhook/${VERSION}`,
    }),
    withdrawalReview: createWithdrawalReview({
      ...{ database, ledger, activity, notification },
      accounts: bankAccount,
    }),
  };
}

/** Telegram chat of the operator, in addition to `npm run operator`. */
function operatorChat({ env, message }: Platform) {
  const { TELEGRAM_OPERATOR_CHAT: to } = env;
  if (!to) return {};
  const send = (tx: Db, text: string) =>
    message.queue(tx, { channel: 'telegram', to, text: `${message.productName}: ${text}` });
  return { send };
}
