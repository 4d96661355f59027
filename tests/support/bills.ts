import { addBills } from '../../demo/catalogue';
import { createTables } from '../../demo/tables';
import { createSandboxSupplier } from '../../server/adapters/supplier/sandbox';
import type { Database } from '../../server/db/client';
import { createNoticeService } from '../../server/modules/ground/notice/service';
import { createQuotaService } from '../../server/modules/ground/quota/service';
import { paidPeriods } from '../../server/modules/trade/bill/item-store';
import { createBillService } from '../../server/modules/trade/bill/service';
import type { Shop } from './shop';

/** Rupiah of each sheet of a PLN bill. */
export const FEE = { admin: 2_750, commission: 1_400 };

/** The bills of the demonstration beside what a shop sells, and the service that pays them. */
export async function openBills(database: Database, shop: Shop) {
  const tables = createTables();
  addBills(tables, Date.now());
  await tables.write(database.db);
  const supplier = createSandboxSupplier({
    items: async () => [],
    every: 0,
    bills: (sku, customer) => paidPeriods(database, sku, customer),
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

/** A PLN customer whose number ends so; `of` tells customers of the same ending apart. */
export const customerOf = (ending: string, of = 1): string => `53${String(of).padStart(6, '0')}${ending}`;
