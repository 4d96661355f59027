import { createActivityService } from '../../platform/activity/service';
import { createFonnteCarrier } from '../../platform/adapters/message/fonnte';
import type { MessageCarrier, MessageChannel } from '../../platform/adapters/message/message';
import { sandboxCarrier } from '../../platform/adapters/message/sandbox';
import { createSmtpCarrier } from '../../platform/adapters/message/smtp';
import { createTelegramCarrier } from '../../platform/adapters/message/telegram';
import { createTelegramBot, type TelegramBot } from '../../platform/adapters/message/telegram-bot';
import { createDigiflazz } from '../../platform/adapters/supplier/digiflazz/digiflazz';
import { createSandboxSupplier } from '../../platform/adapters/supplier/sandbox';
import type { DepositSupplier, Supplier } from '../../platform/adapters/supplier/supplier';
import { withTimeouts } from '../../platform/adapters/supplier/timeouts';
import type { Database } from '../../platform/db/client';
import type { Env } from '../../platform/env';
import { createPictures } from '../../platform/files/picture';
import { createPrivateFileService } from '../../platform/files/private/service';
import { createOtpService } from '../../platform/identity/otp/service';
import { createSecretService } from '../../platform/identity/secret/service';
import { createSecurityNoticeService } from '../../platform/identity/security-notice/service';
import { createLedgerService } from '../../platform/ledger/service';
import { createMessageService } from '../../platform/messages/service';
import { createMeter } from '../../platform/metrics/meter';
import { createNotificationService } from '../../platform/notifications/service';
import { createQuotaService } from '../../platform/quota/service';
import { createAutoReview } from '../../platform/review/auto';
import { createVaultService } from '../../platform/vault/service';
import { createSessionService } from '../../topics/accounts/server/session/service';
import { shopOfMember } from '../../topics/members/server/letters';
import { readPaidPeriods } from '../../topics/orders/server/bill/item-store';
import { createVouchers } from '../../topics/orders/server/transaction/vouchers';
import { readItemsForSale } from '../../topics/purchase-prices/server/price-feed/store';
import { asOne, type Suppliers } from '../../topics/suppliers/server/supplier/suppliers';
import { createTierService } from '../../topics/tiers/server/service';
import { createUploadService } from '../../topics/uploads/server/service';
import { createBackups } from '../backup/backups';
import type { LoadedModel } from '../model';
import { openStorages } from '../storages';

export interface ServiceDeps {
  env: Env;
  database: Database;
  loaded: LoadedModel;
  supplier?: Supplier;
}

export type Platform = ReturnType<typeof createPlatform>;

/** Its market consists of catalogue items without an external supplier. */
const sandboxOf = (env: Env, database: Database): Supplier =>
  createSandboxSupplier({
    items: () => readItemsForSale(database),
    every: env.AUTO_PRICE_SECONDS * 1_000,
    bills: (sku, customerNo) => readPaidPeriods(database, { sku, customer: customerNo }),
  });

function suppliersOf(env: Env, sandbox: Supplier): Suppliers {
  const {
    DIGIFLAZZ_USERNAME: username,
    DIGIFLAZZ_API_KEY: apiKey,
    DIGIFLAZZ_WEBHOOK_SECRET: webhookSecret,
  } = env;
  const outside = new Map<string, DepositSupplier>();
  if (username && apiKey && webhookSecret) {
    const digiflazz = createDigiflazz({
      ...{ username, apiKey, webhookSecret, url: env.DIGIFLAZZ_URL },
      voucherNumber: env.SUPPORT_NUMBER.replace(/^62/, '0'),
    });
    outside.set(digiflazz.name, digiflazz);
  }
  return { sandbox, outside, usual: env.SUPPLIER };
}

/** Services that most modules use. `wake` is called after a job was queued. */
export function createPlatform(
  { env, database, loaded, supplier = sandboxOf(env, database) }: ServiceDeps,
  wake: () => void,
) {
  const meter = createMeter();
  const storages = openStorages(env);
  const activity = createActivityService({ database });
  const secret = createSecretService({ database, activity });
  const notification = createNotificationService({ database });
  const message = createMessageService({
    database,
    productName: env.PRODUCT_NAME,
    publicUrl: env.PUBLIC_URL,
  });
  const quota = createQuotaService({ database, perAddress: env.RATE_LIMIT });
  const vault = createVaultService({ database, fileKey: env.FILE_KEY, dataDir: env.DATA_DIR });
  const pictures = createPictures();
  const telegram = telegramOf(env);
  const suppliers = suppliersOf(env, supplier);
  const privateFile = createPrivateFileService({ database, storage: storages.private, vault, pictures });
  return {
    env,
    database,
    model: loaded.model,
    wake,
    meter,
    storages,
    backups: createBackups({ database, storages }),
    suppliers,
    supplier: withTimeouts(asOne(database, suppliers)),
    activity,
    secret,
    session: createSessionService({
      ...{ database, secret, activity, accessKeys: loaded.model.accessKeys, canFor: loaded.canFor },
    }),
    notification,
    message,
    carriers: carriersOf(env, telegram),
    telegram,
    quota,
    otp: createOtpService({
      ...{ database, message, quota },
      senders: { 'member-login': shopOfMember },
      onQueued: wake,
    }),
    tier: createTierService({ database, activity, notification }),
    ledger: createLedgerService({ database }),
    vault,
    vouchers: createVouchers(vault),
    upload: createUploadService({
      ...{ quota, pictures, database, privateFile },
      storage: storages.files,
      model: loaded.model,
    }),
    privateFile,
    autoReview: createAutoReview({ env, database }),
    notice: createSecurityNoticeService({ message, notification }),
  };
}

/** Carrier by channel; channels without one use the sandbox outbox. */
function carriersOf(env: Env, telegram: TelegramBot | null): Record<MessageChannel, MessageCarrier> {
  const { SMTP_URL, MAIL_FROM: from, WHATSAPP_URL: url, WHATSAPP_TOKEN: token } = env;
  return {
    email: SMTP_URL && from ? createSmtpCarrier({ url: SMTP_URL, from }) : sandboxCarrier,
    whatsapp: token ? createFonnteCarrier({ url, token }) : sandboxCarrier,
    sms: sandboxCarrier,
    telegram: telegram ? createTelegramCarrier(telegram) : sandboxCarrier,
  };
}

const telegramOf = ({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_URL: url }: Env): TelegramBot | null =>
  token ? createTelegramBot({ url, token }) : null;
