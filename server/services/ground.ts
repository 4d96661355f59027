import { createFonnteCarrier } from '../adapters/message/fonnte';
import type { MessageCarrier, MessageChannel } from '../adapters/message/message';
import { sandboxCarrier } from '../adapters/message/sandbox';
import { createSmtpCarrier } from '../adapters/message/smtp';
import { createTelegramCarrier } from '../adapters/message/telegram';
import { createTelegramBot, type TelegramBot } from '../adapters/message/telegram-bot';
import { createDigiflazz } from '../adapters/supplier/digiflazz/digiflazz';
import { heardInTime } from '../adapters/supplier/heard-in-time';
import { createSandboxSupplier } from '../adapters/supplier/sandbox';
import type { DepositSupplier, Supplier } from '../adapters/supplier/supplier';
import { createBackups } from '../backup/backups';
import type { Database } from '../db/client';
import type { Env } from '../env';
import { createMeter } from '../metrics/meter';
import type { LoadedModel } from '../model';
import { createActivityService } from '../modules/ground/activity/service';
import { createLedgerService } from '../modules/ground/ledger/service';
import { createMessageService } from '../modules/ground/message/service';
import { createNotificationService } from '../modules/ground/notification/service';
import { createOtpService } from '../modules/ground/otp/service';
import { createPrivateFileService } from '../modules/ground/private-file/service';
import { createQuotaService } from '../modules/ground/quota/service';
import { createAutoReview } from '../modules/ground/review/auto';
import { createSecretService } from '../modules/ground/secret/service';
import { createSecurityNotice } from '../modules/ground/security-notice/service';
import { createSessionService } from '../modules/ground/session/service';
import { createTierService } from '../modules/ground/tier/service';
import { createPictures } from '../modules/ground/upload/picture';
import { createUploadService } from '../modules/ground/upload/service';
import { createVaultService } from '../modules/ground/vault/service';
import { paidPeriods } from '../modules/trade/bill/item-store';
import { itemsForSale } from '../modules/trade/price-feed/store';
import { asOne, type Suppliers } from '../modules/trade/supplier/suppliers';
import { createVouchers } from '../modules/trade/transaction/vouchers';
import { openStorages } from '../storages';

export interface ServiceDeps {
  env: Env;
  database: Database;
  loaded: LoadedModel;
  supplier?: Supplier;
}

export type Ground = ReturnType<typeof createGround>;

/** Its market consists of catalogue items without an external supplier. */
const sandboxOf = (env: Env, database: Database): Supplier =>
  createSandboxSupplier({
    items: () => itemsForSale(database),
    every: env.AUTO_PRICE_SECONDS * 1_000,
    bills: (sku, customerNo) => paidPeriods(database, sku, customerNo),
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
export function createGround(
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
  return {
    env,
    database,
    model: loaded.model,
    wake,
    meter,
    storages,
    backups: createBackups({ database, storages }),
    suppliers,
    supplier: heardInTime(asOne(database, suppliers)),
    activity,
    secret,
    session: createSessionService({ database, secret, activity, canFor: loaded.canFor }),
    notification,
    message,
    carriers: carriersOf(env, telegram),
    telegram,
    quota,
    otp: createOtpService({ database, message, quota, onQueued: wake }),
    tier: createTierService({ database, activity, notification }),
    ledger: createLedgerService({ database }),
    vault,
    vouchers: createVouchers(vault),
    upload: createUploadService({
      quota,
      pictures,
      database,
      storage: storages.files,
      model: loaded.model,
    }),
    privateFile: createPrivateFileService({
      database,
      storage: storages.private,
      vault,
      pictures,
    }),
    autoReview: createAutoReview({ env, database }),
    notice: createSecurityNotice({ message, notification }),
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
