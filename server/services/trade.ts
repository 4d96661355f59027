import { sandboxBanks } from '../adapters/bank/sandbox';
import { createNoticeService } from '../modules/ground/notice/service';
import { createBalanceHistoryService } from '../modules/trade/balance-history/service';
import { createBankAccountService } from '../modules/trade/bank-account/service';
import { createBillingService } from '../modules/trade/billing/service';
import { createCatalogueService } from '../modules/trade/catalogue/service';
import { databaseClock } from '../modules/trade/payment/clock-store';
import { gatewayOf } from '../modules/trade/payment/gateway';
import { createPaymentService } from '../modules/trade/payment/service';
import { createProfitService } from '../modules/trade/profit/service';
import { createRecommendationService } from '../modules/trade/recommendation/service';
import { createTopups } from '../modules/trade/topup/assemble';
import { createInvoiceSeals } from '../modules/trade/topup/invoice-seal';
import { createTransactionService } from '../modules/trade/transaction/service';
import { createWithdrawalReview } from '../modules/trade/withdrawal/review';
import { createWithdrawalService } from '../modules/trade/withdrawal/service';
import { isDemo } from '../seed/demo-data';
import { demoTransferAccounts } from '../seed/transfer-accounts';
import type { Ground } from './ground';
import type { People } from './people';

export type Trade = ReturnType<typeof createTrade>;

/** What partners buy, how money comes in, and how profit goes out. */
export function createTrade(ground: Ground, { kyc }: Pick<People, 'kyc'>) {
  const { env, database, supplier, ledger, secret, otp, quota, activity, notification, notice } = ground;
  const { vault, vouchers, privateFile, tier, autoReview, wake } = ground;
  const billing = createBillingService({ database, activity });
  const operatorNotice = createNoticeService({ database });
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
  const bankAccount = createBankAccountService({
    ...{ database, vault, secret, quota, activity, notice },
    directory: sandboxBanks,
    ownerOf: kyc.ownerOf,
  });
  return {
    catalogue: createCatalogueService({ database, supplier }),
    recommendation: createRecommendationService({ database }),
    transaction: createTransactionService({
      ...{ database, supplier, ledger, secret, activity, vouchers },
      onOrder: wake,
    }),
    balanceHistory: createBalanceHistoryService({ database }),
    billing,
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
    profit,
    bankAccount,
    withdrawal: createWithdrawalService({
      ...{ database, ledger, profit, secret, otp, activity, notification },
      accounts: bankAccount,
    }),
    withdrawalReview: createWithdrawalReview({
      ...{ database, ledger, activity, notification },
      accounts: bankAccount,
    }),
  };
}
