import { sandboxBanks } from '../adapters/bank/sandbox';
import { isDemo } from '../db/seed/demo-data';
import { demoTransferAccounts } from '../db/seed/transfer-accounts';
import { createBalanceHistoryService } from '../modules/balance-history/service';
import { createBankAccountService } from '../modules/bank-account/service';
import { createBillingService } from '../modules/billing/service';
import { createCatalogueService } from '../modules/catalogue/service';
import { createNoticeService } from '../modules/notice/service';
import { databaseClock } from '../modules/payment/clock-store';
import { gatewayOf } from '../modules/payment/gateway';
import { createPaymentService } from '../modules/payment/service';
import { createProfitService } from '../modules/profit/service';
import { createRecommendationService } from '../modules/recommendation/service';
import { createTopups } from '../modules/topup/assemble';
import { createInvoiceSeals } from '../modules/topup/invoice-seal';
import { createTransactionService } from '../modules/transaction/service';
import { createWithdrawalReview } from '../modules/withdrawal/review';
import { createWithdrawalService } from '../modules/withdrawal/service';
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
