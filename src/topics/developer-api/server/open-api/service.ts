import { endings } from '../../../../core/sandbox/endings';
import type { Supplier } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { LedgerService } from '../../../../platform/ledger/service';
import type { NoticeService } from '../../../../platform/notice/service';
import type { Quota, QuotaService } from '../../../../platform/quota/service';
import type { VaultService } from '../../../../platform/vault/service';
import { testCustomer } from '../../../catalogue/domain/test-customer';
import { BILL_INQUIRIES } from '../../../orders/server/bill/inquiry-quota';
import type { Vouchers } from '../../../orders/server/transaction/vouchers';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import type { SellingPriceService } from '../../../selling-prices/server/service';
import type { SandboxItem } from '../../contract/integration';
import type { ApiItem } from '../../contract/open-api/catalogue';
import { createGate, type Program } from '../integration/gate';
import type { RequestLogService } from '../request-log/service';
import {
  type ItemRow,
  readBrands,
  readCategories,
  readCheapestItems,
  readDiscount,
  readItemPage,
} from './catalogue-store';
import { atEnd, type Cursor, cursorText, readCursor, start } from './cursor';
import { createProgramOrders } from './program-orders';
import { createRealWorld } from './real-world';
import { fillSandbox, readSandboxBalance } from './sandbox-account-store';
import { createSandboxFulfilment } from './sandbox-fulfil';
import { deliveredInSandbox, readSandboxOrder } from './sandbox-order-store';
import { createSandboxWorld, SANDBOX_BALANCE } from './sandbox-world';
import type { World } from './world';

/** Catalogue of the public API, shared by production and sandbox. */
function createOpenCatalogue(database: Database) {
  return {
    categories: () => readCategories(database),

    brands: (category: string | undefined) => readBrands(database, { category: category ?? null }),

    /** Throws BAD_REQUEST for an invalid cursor. */
    async items(
      { discount, now }: Program,
      { brand, since, limit }: { brand?: string | undefined; since?: string | undefined; limit: number },
    ): Promise<{ data: ApiItem[]; meta: { next: string; more: boolean } }> {
      const from = whereFrom(since, discount);
      const rows = await readItemPage(database, { ...from, brand: brand ?? null, most: limit + 1 });
      const shown = rows.slice(0, limit);
      const more = rows.length > limit;
      const last = shown.at(-1);
      const reached: Cursor = last ? { ...last, discount } : from;
      // The clock was read before these rows, so concurrent changes are returned by the next call.
      return {
        data: shown.map((row) => itemOf(row, discount)),
        meta: { next: cursorText(more ? reached : atEnd(reached, Math.floor(now * 1_000_000))), more },
      };
    },
  };
}

/** Another tier has other prices, so everything is returned again. */
function whereFrom(since: string | undefined, discount: number): Cursor {
  if (since === undefined) return start(discount);
  const cursor = readCursor(since);
  if (!cursor) throw new AppError('BAD_REQUEST', undefined, { since: ['Bukan penanda dari meta.next.'] });
  return cursor.discount === discount ? cursor : start(discount);
}

const itemOf = ({ id: _id, changed: _changed, base_price, ...row }: ItemRow, discount: number): ApiItem => ({
  ...row,
  price: base_price === null ? null : tierPrice(base_price, discount),
});

const [ANY = ''] = Object.keys(endings);

const createTester = (database: Database) => ({
  async items({ partnerId }: Pick<Actor, 'partnerId'>): Promise<SandboxItem[]> {
    const [{ discount }, rows] = await Promise.all([
      readDiscount(database, { partner: partnerId }),
      readCheapestItems(database),
    ]);
    return rows
      .filter(({ forms }) => testCustomer(forms, ANY, '') !== null)
      .map(({ base_price, ...row }) => ({ ...row, price: tierPrice(base_price, discount) }));
  },

  async order({ partnerId }: Pick<Actor, 'partnerId'>, code: string) {
    const order = await readSandboxOrder(database, { partner: partnerId, id: null, code, ref: null });
    if (!order) throw new AppError('NOT_FOUND');
    return order;
  },
});

/** Limit, because each check reveals an account name. */
const NICKNAME_CHECKS: Quota = { kind: 'nickname', most: 60, seconds: 60, gap: 0 };
const quotas = { bill: BILL_INQUIRIES, nickname: NICKNAME_CHECKS };

interface Deps {
  database: Database;
  vault: Pick<VaultService, 'openText'>;
  vouchers: Pick<Vouchers, 'open'>;
  supplier: Supplier;
  notice: Pick<NoticeService, 'notify'>;
  /** Determines the result of a sandbox order by its destination. */
  scenarios: Supplier;
  ledger: LedgerService;
  sellingPrice: Pick<SellingPriceService, 'pricerOfItem'>;
  quota: Pick<QuotaService, 'spend'>;
  requestLog: Pick<RequestLogService, 'note'>;
  /** False if calls are not counted (RATE_LIMIT=off). */
  counts: boolean;
  wake: () => void;
}

export type OpenApiService = ReturnType<typeof createOpenApiService>;

export function createOpenApiService(deps: Deps) {
  const { database, scenarios, wake } = deps;
  const worlds: Record<Program['environment'], World> = {
    production: createRealWorld({ ...deps, orders: createProgramOrders(deps), onOrder: wake }),
    sandbox: createSandboxWorld({ database, supplier: scenarios, onOrder: wake }),
  };
  const state = async ({ partnerId }: Pick<Actor, 'partnerId'>) => {
    const asked = { partner: partnerId, balance: SANDBOX_BALANCE };
    const { balance } = await readSandboxBalance(database, asked);
    const { orders } = await deliveredInSandbox(database, { partner: partnerId });
    return { balance, delivered: orders };
  };
  return {
    gate: createGate(deps),
    requestLog: deps.requestLog,
    catalogue: createOpenCatalogue(database),
    worldOf: ({ environment }: Program): World => worlds[environment],
    /**
     * Separate counters for the sandbox; production shares those of the portal. Throws RATE_LIMITED `{
     * seconds, limit }`.
     */
    countCheck: async ({ partnerId, environment }: Program, at: keyof typeof quotas): Promise<void> => {
      const subject = environment === 'production' ? partnerId : `${environment} ${partnerId}`;
      await deps.quota.spend(quotas[at], subject, { code: 'RATE_LIMITED' }).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
        throw new AppError('RATE_LIMITED', { ...error.details, limit: quotas[at].most });
      });
    },
    sandbox: {
      ...createTester(database),
      fulfil: createSandboxFulfilment({ database, supplier: scenarios }),
      state,
      fill: async (actor: Pick<Actor, 'partnerId'>) => {
        await fillSandbox(database, { partner: actor.partnerId, balance: SANDBOX_BALANCE });
        return state(actor);
      },
    },
  };
}
