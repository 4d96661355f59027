import { sandboxBanks } from '../adapters/bank/sandbox';
import { createPartnerServers } from '../adapters/partner-server/partner-server';
import { createSandboxSupplier } from '../adapters/supplier/sandbox';
import type { Db } from '../db/client';
import { isDemo } from '../demonstration';
import { createNoticeService } from '../modules/ground/notice/service';
import { createBalanceHistoryService } from '../modules/trade/balance-history/service';
import { createBalanceStatements } from '../modules/trade/balance-statement/service';
import { createBankAccountService } from '../modules/trade/bank-account/service';
import { createBestPrice } from '../modules/trade/best-price/service';
import { createBillService } from '../modules/trade/bill/service';
import { createBillingService } from '../modules/trade/billing/service';
import { createBookService } from '../modules/trade/books/service';
import { createBulkService } from '../modules/trade/bulk-order/service';
import { createCashierShifts } from '../modules/trade/cashier-shift/service';
import { createCatalogueService } from '../modules/trade/catalogue/service';
import { createIntegration } from '../modules/trade/integration/service';
import { createItemHealth } from '../modules/trade/item-health/service';
import { createItemWatches } from '../modules/trade/item-watch/service';
import { createLetterheadService } from '../modules/trade/letterhead/service';
import { createOpenApi } from '../modules/trade/open-api/service';
import { createApprovalService } from '../modules/trade/order-approval/service';
import { databaseClock } from '../modules/trade/payment/clock-store';
import { demoTransferAccounts } from '../modules/trade/payment/demo-accounts';
import { gatewayOf } from '../modules/trade/payment/gateway';
import { createPaymentService } from '../modules/trade/payment/service';
import { createPriceAlarms } from '../modules/trade/price-alarm/service';
import { createPriceFeed } from '../modules/trade/price-feed/service';
import { priceNow } from '../modules/trade/price-history/series';
import { createPriceLists } from '../modules/trade/price-list/service';
import { createProfitService } from '../modules/trade/profit/service';
import { createRecommendationService } from '../modules/trade/recommendation/service';
import { createReconciliation } from '../modules/trade/reconciliation/service';
import { createReferralAllowance } from '../modules/trade/referral/allowance';
import { createCommission } from '../modules/trade/referral/commission';
import { createReferralOperator } from '../modules/trade/referral/operator';
import { createReferralService } from '../modules/trade/referral/service';
import { createRequestLog } from '../modules/trade/request-log/service';
import { createSellingPrices } from '../modules/trade/selling-price/service';
import { createStatisticService } from '../modules/trade/statistic/service';
import { createSupply } from '../modules/trade/supplier/service';
import { createSupplierCatalogue } from '../modules/trade/supplier-catalogue/service';
import { createTopups } from '../modules/trade/topup/assemble';
import { createInvoiceSeals } from '../modules/trade/topup/invoice-seal';
import { createApprovedPurchase } from '../modules/trade/transaction/approved-purchase';
import { createTransactionService } from '../modules/trade/transaction/service';
import { createWebhooks } from '../modules/trade/webhook/service';
import { createWithdrawalReview } from '../modules/trade/withdrawal/review';
import { createWithdrawalService } from '../modules/trade/withdrawal/service';
import { VERSION } from '../version';
import type { Ground } from './ground';
import type { People } from './people';

export type Trade = ReturnType<typeof createTrade>;

export function createTrade(ground: Ground, { kyc }: Pick<People, 'kyc'>) {
  const { env, database, supplier, ledger, secret, otp, quota, activity, notification, notice } = ground;
  const { vault, vouchers, privateFile, tier, autoReview, upload, wake } = ground;
  const letterhead = createLetterheadService({ database, activity, pictures: upload });
  const billing = createBillingService({ database, activity });
  const operatorNotice = createNoticeService({ database, ...operatorChat(ground) });
  const { gateway, book: sandboxBook } = gatewayOf(env, database);
  const payment = createPaymentService({
    gateway,
    transferAccounts: async () =>
      env.TRANSFER_ACCOUNTS ?? ((await isDemo(env, database)) ? demoTransferAccounts : []),
    clock: () => databaseClock(database),
    maintenance: env.PAYMENT_MAINTENANCE,
    transferHours: env.TRANSFER_HOURS,
  });
  const profit = createProfitService({ database });
  const sellingPrice = createSellingPrices({ database, activity, quota });
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
  const requestLog = createRequestLog({ database });
  const transaction = createTransactionService({
    ...{ database, supplier, ledger, secret, activity, vouchers, sellingPrice },
    onOrder: wake,
  });
  const priceFeed = createPriceFeed({ database, supplier });
  const supply = createSupply({
    ...{ database, wake, quota, suppliers: ground.suppliers, notice: operatorNotice, low: env.DEPOSIT_LOW },
  });
  return {
    cashierShift: createCashierShifts({ database, notification, quota }),
    catalogue,
    openApi: createOpenApi({
      ...{ database, vault, vouchers, supplier, ledger, sellingPrice, quota, wake },
      ...{ requestLog, notice: operatorNotice },
      scenarios: createSandboxSupplier(),
      counts: env.RATE_LIMIT,
    }),
    requestLog,
    integration: createIntegration({ database, vault, secret, activity }),
    bestPrice: createBestPrice({ database, activity }),
    itemHealth: createItemHealth({ database }),
    itemWatch: createItemWatches({ database, notification, message: ground.message }),
    priceAlarms: createPriceAlarms({
      ...{ database, notification },
      priceOf: (partnerId, variationId) => priceNow(database, partnerId, variationId),
    }),
    priceFeed,
    sellingPrice,
    priceList: createPriceLists({ database, selling: sellingPrice, letterhead }),
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
    balanceHistory: createBalanceHistoryService({ database }),
    balanceStatement: createBalanceStatements({
      ...{ database, quota, letterhead, vault },
      publicUrl: env.PUBLIC_URL,
      issuer: env.COMPANY_NAME,
    }),
    books: createBookService({ database, model: ground.model, activity, quota, files: privateFile }),
    reconciliation: createReconciliation({ database, quota }),
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
    supplierCatalogue: createSupplierCatalogue({
      ...{ database, priceFeed, notice: operatorNotice, addRoutes: supply.addRoutes },
      clock: () => databaseClock(database),
      suppliers: [...ground.suppliers.outside.values()],
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
    webhook: createWebhooks({
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
function operatorChat({ env, message }: Ground) {
  const { TELEGRAM_OPERATOR_CHAT: to } = env;
  if (!to) return {};
  const send = (tx: Db, text: string) =>
    message.queue(tx, { channel: 'telegram', to, text: `${message.productName}: ${text}` });
  return { send };
}
