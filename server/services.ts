import { join } from 'node:path';
import { sandboxBanks } from './adapters/bank/sandbox';
import { sandboxCarrier } from './adapters/message/sandbox';
import { createSmtpCarrier } from './adapters/message/smtp';
import { createDiskStorage } from './adapters/storage/disk';
import { createSandboxSupplier } from './adapters/supplier/sandbox';
import type { Database } from './db/client';
import { isDemo } from './db/seed/demo-data';
import { demoTransferAccounts } from './db/seed/transfer-accounts';
import type { Env } from './env';
import { createWorker } from './jobs/worker';
import type { LoadedModel } from './model';
import { ERRAND } from './modules/account/errands';
import { createAccountService } from './modules/account/service';
import { createActivityService } from './modules/activity/service';
import { createBalanceHistoryService } from './modules/balance-history/service';
import { createBankAccountService } from './modules/bank-account/service';
import { createBillingService } from './modules/billing/service';
import { createCatalogueService } from './modules/catalogue/service';
import { createChangelogService } from './modules/changelog/service';
import { createEntityService } from './modules/entities/service';
import { createFeedbackService } from './modules/feedback/service';
import { REVIEW_KYC } from './modules/kyc/draft';
import { createKycService } from './modules/kyc/service';
import { createLedgerService } from './modules/ledger/service';
import { createDelivery, DELIVER } from './modules/message/deliver';
import { createMessageService } from './modules/message/service';
import { createNoticeService } from './modules/notice/service';
import { createNotificationService } from './modules/notification/service';
import { createOnboardingService } from './modules/onboarding/service';
import { createOtpService, SEND_OTP } from './modules/otp/service';
import { createPanelService } from './modules/panel/service';
import { catalogueOfWebsites } from './modules/panel-catalogue/assemble';
import { createCodeStock } from './modules/panel-catalogue/codes';
import { ORDER_EXPIRY } from './modules/panel-order/payments';
import { ORDER_SUPPLY } from './modules/panel-order/retry';
import { createPanelOrderService } from './modules/panel-order/service';
import { createPartnerService } from './modules/partner/service';
import { createPasswordService } from './modules/password/service';
import { databaseClock } from './modules/payment/clock-store';
import { gatewayOf } from './modules/payment/gateway';
import { createPaymentService } from './modules/payment/service';
import { createPinService } from './modules/pin/service';
import { createSubAccountPin } from './modules/pin/sub-account';
import { createPrivateFileService } from './modules/private-file/service';
import { createProfileService } from './modules/profile/service';
import { createProfitService } from './modules/profit/service';
import { createQuotaService } from './modules/quota/service';
import { createRecommendationService } from './modules/recommendation/service';
import { createRegionService } from './modules/region/service';
import { createReminderService } from './modules/reminder/service';
import { createAutoReview } from './modules/review/auto';
import { createSecretService } from './modules/secret/service';
import { createSecurityNotice } from './modules/security-notice/service';
import { createDeviceService } from './modules/session/device-service';
import { createSessionService } from './modules/session/service';
import { createSettingService } from './modules/setting/service';
import { createStorefrontService } from './modules/storefront/service';
import { createTicketService } from './modules/ticket/service';
import { createTierService } from './modules/tier/service';
import { createTierSweep, TIER_SWEEP } from './modules/tier/sweep';
import { createTopups } from './modules/topup/assemble';
import { createInvoiceSeals } from './modules/topup/invoice-seal';
import { createFulfilment, FULFIL } from './modules/transaction/fulfil';
import { createPanelPurchase } from './modules/transaction/panel-purchase';
import { createTransactionService } from './modules/transaction/service';
import { createUploadService } from './modules/upload/service';
import { createVaultService } from './modules/vault/service';
import { createWebsites, websiteHandlers } from './modules/website/assemble';
import { createWithdrawalReview } from './modules/withdrawal/review';
import { createWithdrawalService } from './modules/withdrawal/service';

export interface ServiceDeps {
  env: Env;
  database: Database;
  loaded: LoadedModel;
}

export type Services = ReturnType<typeof createServices>;

/** Every module, made once and handed what it needs; no module finds another by itself. */
export function createServices({ env, database, loaded }: ServiceDeps) {
  const { model } = loaded;
  const supplier = createSandboxSupplier();
  const activity = createActivityService({ database });
  const secret = createSecretService({ database, activity });
  const session = createSessionService({ database, secret, activity, canFor: loaded.canFor });
  const notification = createNotificationService({ database });
  const tier = createTierService({ database, activity, notification });
  const changelog = createChangelogService({ database });
  const billing = createBillingService({ database, activity });
  const onboarding = createOnboardingService({ database });
  const catalogue = createCatalogueService({ database, supplier });
  const recommendation = createRecommendationService({ database });
  const balanceHistory = createBalanceHistoryService({ database });
  const ledger = createLedgerService({ database });
  const onQueued = () => worker.wake();
  const message = createMessageService({
    database,
    productName: env.PRODUCT_NAME,
    publicUrl: env.PUBLIC_URL,
  });
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  const mail = url && from ? createSmtpCarrier({ url, from }) : sandboxCarrier;
  const quota = createQuotaService({ database, perAddress: env.RATE_LIMIT });
  const feedback = createFeedbackService({ database, activity, notification, quota });
  const otp = createOtpService({ database, message, quota, onQueued });
  const account = createAccountService({
    ...{ database, activity, notification, ledger, message, quota, otp, secret, session, onQueued },
    privileges: model.accessKeys.map(({ key }) => key),
    otpLogin: env.OTP,
  });
  const vault = createVaultService({ database, fileKey: env.FILE_KEY, dataDir: env.DATA_DIR });
  const privateFile = createPrivateFileService({
    database,
    storage: createDiskStorage(join(env.DATA_DIR, 'private')),
    vault,
  });
  const region = createRegionService();
  const autoReview = createAutoReview({ env, database });
  const kyc = createKycService({
    ...{ database, vault, region, privateFile, secret, activity, notification, message, tier, autoReview },
    wake: onQueued,
  });
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
  const topups = createTopups({
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
    wake: onQueued,
  });
  const codeStock = createCodeStock(vault);
  const panelOrder = createPanelOrderService({
    ...{ database, ledger, notification, message, activity },
    codes: codeStock,
    purchase: createPanelPurchase({ database, supplier, onOrder: onQueued }),
  });
  const storefront = createStorefrontService({
    ...{ database, supplier, quota },
    orders: panelOrder,
    membersOpen: () => isDemo(env, database),
    codesLeft: codeStock.left,
  });
  const worker = createWorker({
    database,
    handlers: {
      [REVIEW_KYC]: autoReview.handler(kyc.judge),
      ...topups.handlers,
      ...websiteHandlers(autoReview, () => websites.website),
      [FULFIL]: createFulfilment({ database, supplier, endOfWebsite: panelOrder.endOfWebsite }),
      [ORDER_EXPIRY]: panelOrder.expiry,
      [ORDER_SUPPLY]: panelOrder.supplyJob,
      [TIER_SWEEP]: createTierSweep({ database, tier }),
      // No real carrier for phones yet: what goes there stays in the sandbox.
      [DELIVER]: createDelivery({
        database,
        carrierOf: (channel) => (channel === 'email' ? mail : sandboxCarrier),
      }),
      [SEND_OTP]: otp.send,
      [ERRAND]: account.errand,
    },
  });
  const transaction = createTransactionService({ database, supplier, ledger, secret, onOrder: worker.wake });
  const storage = createDiskStorage(join(env.DATA_DIR, 'files'));
  const upload = createUploadService({ database, storage, model });
  const profile = createProfileService({ database, activity, pictures: upload });
  const devices = createDeviceService({ database, activity });
  const notice = createSecurityNotice({ message, notification });
  const pin = createPinService({
    ...{ database, secret, otp, activity, notice },
    birthDateOf: kyc.birthDateOf,
  });
  const subAccountPin = createSubAccountPin({ database, secret, activity, notification });
  const password = createPasswordService({
    ...{ database, secret, activity, notice },
    endOthers: devices.endOthersIn,
  });
  const reminder = createReminderService({ database, activity, message, notification, quota });
  const setting = createSettingService({ database, activity });
  const entities = createEntityService({
    database,
    model,
    hash: secret.hash,
    images: upload.images,
    activity,
    checkPin: secret.checkPin,
    ...catalogueOfWebsites({ database, codeStock, orders: panelOrder }),
  });
  const panel = createPanelService({ database, ledger });
  const websites = createWebsites({
    ...{ env, database, model, ledger, activity, notification, autoReview, entities },
    pictures: upload,
    wake: onQueued,
  });
  const partner = createPartnerService({ database });
  const ticket = createTicketService({ database, activity, notification });
  const profit = createProfitService({ database });
  const bankAccount = createBankAccountService({
    ...{ database, vault, secret, quota, activity, notice },
    directory: sandboxBanks,
    ownerOf: kyc.ownerOf,
  });
  const withdrawal = createWithdrawalService({
    ...{ database, ledger, profit, secret, otp, activity, notification },
    accounts: bankAccount,
  });
  const withdrawalReview = createWithdrawalReview({
    ...{ database, ledger, activity, notification },
    accounts: bankAccount,
  });
  return {
    model,
    ledger,
    worker,
    activity,
    notification,
    tier,
    changelog,
    feedback,
    billing,
    transaction,
    message,
    quota,
    otp,
    account,
    secret,
    session,
    devices,
    pin,
    subAccountPin,
    password,
    reminder,
    setting,
    onboarding,
    profile,
    catalogue,
    recommendation,
    balanceHistory,
    operatorNotice,
    payment,
    sandboxBook,
    topup: topups.topup,
    paymentCallbacks: topups.callbacks,
    upload,
    vault,
    privateFile,
    region,
    kyc,
    autoReview,
    codeStock,
    entities,
    panel,
    ...websites,
    panelOrder,
    storefront,
    partner,
    ticket,
    profit,
    bankAccount,
    withdrawal,
    withdrawalReview,
  };
}
