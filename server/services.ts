import { join } from 'node:path';
import { createDiskStorage } from './adapters/storage/disk';
import { createSandboxSupplier } from './adapters/supplier/sandbox';
import type { Database } from './db/client';
import type { Env } from './env';
import { createWorker } from './jobs/worker';
import type { LoadedModel } from './model';
import { createBalanceHistoryService } from './modules/balance-history/service';
import { createCatalogueService } from './modules/catalogue/service';
import { createEntityService } from './modules/entities/service';
import { createLedgerService } from './modules/ledger/service';
import { createPanelService } from './modules/panel/service';
import { createProfileService } from './modules/profile/service';
import { createRecommendationService } from './modules/recommendation/service';
import { createSecretService } from './modules/secret/service';
import { createSessionService } from './modules/session/service';
import { createTopupService } from './modules/topup/service';
import { createFulfilment, FULFIL } from './modules/transaction/fulfil';
import { createTransactionService } from './modules/transaction/service';
import { createUploadService } from './modules/upload/service';

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
  const secret = createSecretService({ database });
  const session = createSessionService({ database, secret, canFor: loaded.canFor });
  const profile = createProfileService({ database });
  const catalogue = createCatalogueService({ database, supplier });
  const recommendation = createRecommendationService({ database });
  const balanceHistory = createBalanceHistoryService({ database });
  const topup = createTopupService({ database });
  const ledger = createLedgerService({ database });
  const worker = createWorker({ database, handlers: { [FULFIL]: createFulfilment({ database, supplier }) } });
  const transaction = createTransactionService({ database, supplier, ledger, secret, onOrder: worker.wake });
  const storage = createDiskStorage(join(env.DATA_DIR, 'files'));
  const upload = createUploadService({ database, storage, model });
  const entities = createEntityService({ database, model, hash: secret.hash, images: upload.images });
  const panel = createPanelService({ database, ledger });
  return {
    model,
    ledger,
    worker,
    transaction,
    secret,
    session,
    profile,
    catalogue,
    recommendation,
    balanceHistory,
    topup,
    upload,
    entities,
    panel,
  };
}
