import { addBills } from '../../demo/catalogue';
import { createTables } from '../../demo/tables';
import { createSandboxSupplier } from '../../src/platform/adapters/supplier/sandbox';
import type { Database } from '../../src/platform/db/client';
import { createNoticeService } from '../../src/platform/notice/service';
import { createQuotaService } from '../../src/platform/quota/service';
import { readPaidPeriods } from '../../src/topics/orders/server/bill/item-store';
import { createBillService } from '../../src/topics/orders/server/bill/service';
import type { Shop } from './shop';

/** Rupiah per sheet of a PLN bill. */
export const FEE = { admin: 2_750, commission: 1_400 };

/** Adds demo bills and the payment service to a shop. */
export async function openBills(database: Database, shop: Shop) {
  const tables = createTables();
  addBills(tables, Date.now());
  await tables.write(database.db);
  const supplier = createSandboxSupplier({
    items: async () => [],
    every: 0,
    bills: (sku, customer) => readPaidPeriods(database, { sku, customer }),
  });
  const quota = createQuotaService({ database, perAddress: true });
  return {
    supplier,
    bills: createBillService({
      ...{ database, supplier, quota, transactions: shop.transactions },
      notice: createNoticeService({ database }),
    }),
  };
}

/** A PLN customer with this ending; `of` distinguishes customers. */
export const customerOf = (ending: string, of = 1): string => `53${String(of).padStart(6, '0')}${ending}`;
