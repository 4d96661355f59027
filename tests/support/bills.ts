import { v7 } from 'uuid';
import { createSandboxSupplier } from '../../server/adapters/supplier/sandbox';
import type { Database } from '../../server/db/client';
import { brands, categories, variations } from '../../server/db/schema/catalogue';
import { createNoticeService } from '../../server/modules/ground/notice/service';
import { createQuotaService } from '../../server/modules/ground/quota/service';
import { paidPeriods } from '../../server/modules/trade/bill/item-store';
import { createBillService } from '../../server/modules/trade/bill/service';
import { billBrands, billCategory } from '../../server/seed/catalogue/bills';
import type { Shop } from './shop';

/** Rupiah of each sheet of a PLN bill. */
export const FEE = { admin: 2_750, commission: 1_400 };

/** The bills of the demonstration beside what a shop sells, and the service that pays them. */
export async function openBills(database: Database, shop: Shop) {
  const category = v7();
  await database.db.insert(categories).values({ id: category, ...billCategory });
  for (const { group, items, ...brand } of billBrands) {
    const id = v7();
    await database.db.insert(brands).values({
      ...{ ...brand, id, category_id: category, is_voucher: false, status: 1, sort: 1 },
      ...{ has_check_id: false, regions: ['ID'] },
    });
    await database.db.insert(variations).values(
      items.map((item, sort) => ({
        ...{ ...item, id: v7(), brand_id: id, group, sla_seconds: 60, max_qty: 1, multi: false, status: 1 },
        ...{ is_new: false, is_promo: false, sort },
      })),
    );
  }
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
