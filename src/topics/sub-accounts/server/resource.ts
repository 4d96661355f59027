import { v7 } from 'uuid';
import { roleOf } from '../../../admin/access/privileges';
import type { EntityRow } from '../../../admin/entity/calls';
import type { AccessKey } from '../../../admin/schema/resource';
import type { ResourceService, Scope } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import { versionConflict } from '../../../admin/server/version-conflict';
import { rupiah } from '../../../core/format/money';
import { SUB_ACCOUNT } from '../../../core/states';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { SecretService } from '../../../platform/identity/secret/service';
import type { MessageService } from '../../../platform/messages/service';
import type { QuotaService } from '../../../platform/quota/service';
import type { SessionService } from '../../accounts/server/session/service';
import type { Store } from '../../offers';
import { COST_LABEL, PROFIT_LABEL } from '../text';
import { INVITATIONS, inviteAgain, newInvitation, sendInvitation } from './invite';
import {
  type Limits,
  lockSeats,
  lockSubAccount,
  type Person,
  readSubAccounts,
  readSubAccountsByIds,
  type SeatLimit,
  SUB_ACCOUNTS,
  type SubAccountRow,
  seenBy,
  subAccountColumns,
  subAccountSearch,
} from './store';
import { type TypedSubAccount, validateSubAccount } from './validate';
import { insertInvitation, writePrivileges, writeSubAccount } from './write-store';

const money = (amount: number | null): string | null => (amount === null ? null : rupiah(amount));

interface Worded extends Omit<Person, 'name'>, Limits {
  category_names: Record<string, string> | null;
}

const wordsOf = (accessKeys: readonly AccessKey[], one: Worded) => ({
  Email: one.email,
  'Nomor WhatsApp': one.phone,
  'Hak akses': accessKeys
    .filter(({ key }) => one.privileges.includes(key))
    .map(({ label }) => label)
    .join(', '),
  [COST_LABEL]: one.can_see_cost,
  [PROFIT_LABEL]: one.can_see_profit,
  'Batas satu pesanan': money(one.order_limit),
  'Batas sehari': money(one.day_limit),
  'Batas sebulan': money(one.month_limit),
  Kategori:
    one.category_ids.map((id) => one.category_names?.[id] ?? 'kategori yang sudah tiada').join(', ') || null,
  'Jam membeli': one.hours_start && `${one.hours_start}–${one.hours_end}`,
  'Kunci alamat IP': one.ip_lock.join(', ') || null,
});

export interface SubAccountDeps {
  database: Database;
  accessKeys: readonly AccessKey[];
  activity: Pick<ActivityService, 'record' | 'read'>;
  message: MessageService;
  quota: Pick<QuotaService, 'spend' | 'allowsIn'>;
  secret: Pick<SecretService, 'checkPin'>;
  session: Pick<SessionService, 'endAllIn'>;
  onQueued: () => void;
}

/** Store of the resource `sub-account`; every write requires the owner's PIN. */
export function createSubAccounts(deps: SubAccountDeps): ResourceService<TypedSubAccount> {
  const { database, accessKeys, activity, message, quota, secret, session } = deps;
  const present = presentBy(accessKeys);
  const reading = createTableReading<Store<'sub-account'>>(database, {
    from: SUB_ACCOUNTS,
    id: sql`a.id`,
    seenBy: ({ partnerId }) => seenBy(partnerId),
    columns: subAccountColumns,
    search: subAccountSearch,
    offered: { field: 'name', descending: false },
    read: async (db, tail) => (await readSubAccounts(db, tail)).map(present),
  });

  const shown = async (db: Db, { partnerId }: Scope, id: string): Promise<EntityRow> => {
    const [row] = await readSubAccountsByIds(db, partnerId, [id]);
    if (!row) throw new AppError('NOT_FOUND');
    return present(row);
  };

  return {
    ...reading,

    /** Throws RULE_CONFLICT if the tier allows no more, RATE_LIMITED, and errors of the PIN. */
    async create(_resource, scope, { pin, ...data }) {
      const actor = scope as Actor;
      const { partnerId, userId: by } = actor;
      await validateSubAccount(database.db, partnerId, accessKeys, data, null);
      await approve(secret, actor, pin);
      await quota.spend(INVITATIONS, partnerId, { code: 'RATE_LIMITED' });
      const id = v7();
      await database.transaction(async (tx) => {
        const seats = await lockSeats(tx, partnerId);
        refuseFull(seats);
        const { person, limits, category_names } = await validateSubAccount(
          tx,
          partnerId,
          accessKeys,
          data,
          null,
        );
        const { tokens, hashes } = newInvitation();
        await insertInvitation(tx, { id, partnerId, by, hashes }, person, limits);
        await sendInvitation(tx, message, person, { ...seats, partnerId, tokens });
        await activity.record(tx, actor, {
          code: 'sub_account.invite',
          object: `${person.name} (${person.email})`,
          after: wordsOf(accessKeys, { ...person, ...limits, category_names }),
        });
      });
      deps.onQueued();
      return shown(database.db, scope, id);
    },

    /**
     * A changed address of an invited person gets new links, and earlier ones become invalid. Throws
     * VERSION_CONFLICT, RATE_LIMITED, and errors of the PIN.
     */
    async update(_resource, scope, id, { version, data: { pin, ...data } }) {
      const actor = scope as Actor;
      const { partnerId, userId: by } = actor;
      await shown(database.db, scope, id);
      await approve(secret, actor, pin);
      await database.transaction(async (tx) => {
        const { business } = await lockSeats(tx, partnerId);
        const before = await lockSubAccount(tx, partnerId, id);
        if (!before) throw new AppError('NOT_FOUND');
        if (before.version !== version) throw versionConflict(present(before));
        const { person, limits, category_names } = await validateSubAccount(
          tx,
          partnerId,
          accessKeys,
          data,
          before,
        );
        const isInvited = before.status === SUB_ACCOUNT.invited;
        await writeSubAccount(tx, id, by, isInvited ? person : null, limits);
        if (!isInvited) await writePrivileges(tx, id, person.privileges);
        if (isInvited && (before.email !== person.email || before.phone !== person.phone)) {
          await inviteAgain(tx, { message, quota }, { ...person, id }, { partnerId, business });
        }
        // Sign-in checks the address restriction, so changing it ends all sessions.
        if (before.ip_lock.join() !== limits.ip_lock.join()) await session.endAllIn(tx, id);
        await activity.record(tx, actor, {
          code: 'sub_account.change',
          object: `${person.name} (${person.email})`,
          before: wordsOf(accessKeys, before),
          after: wordsOf(accessKeys, { ...person, ...limits, category_names }),
        });
      });
      deps.onQueued();
      return shown(database.db, scope, id);
    },

    // Removal requires a PIN, so it is an action.
  };
}

/**
 * Checks the owner's PIN and reports errors at its field. Throws VALIDATION_FAILED, PIN_LOCKED, PIN_NOT_SET.
 */
async function approve(
  secret: Pick<SecretService, 'checkPin'>,
  actor: Actor,
  pin: string | undefined,
): Promise<void> {
  const refuse = (message: string) => new AppError('VALIDATION_FAILED', undefined, { pin: [message] });
  if (pin === undefined) throw refuse('Isi PIN Anda.');
  await secret.checkPin(actor, pin).catch((failure: unknown) => {
    throw failure instanceof AppError && failure.code === 'WRONG_PIN' ? refuse(failure.message) : failure;
  });
}

/** The tier limits the number of accounts; existing ones remain when it falls. */
function refuseFull({ tier, most, taken }: SeatLimit): void {
  if (taken < most) return;
  const reason =
    most === 0
      ? `Tier ${tier} belum memuat sub akun. Naikkan tier Anda terlebih dahulu.`
      : `Tier ${tier} memuat ${most} sub akun, dan semuanya terpakai. Hapus salah satu atau naikkan tier Anda.`;
  throw new AppError('RULE_CONFLICT', { reason });
}

const presentBy =
  (accessKeys: readonly AccessKey[]) =>
  (row: SubAccountRow): EntityRow => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    privileges: row.privileges,
    role: roleOf(row.privileges, accessKeys),
    can_see_cost: row.can_see_cost,
    can_see_profit: row.can_see_profit,
    status: String(row.status),
    ...filled({
      order_limit: row.order_limit,
      day_limit: row.day_limit,
      month_limit: row.month_limit,
      hours_start: row.hours_start,
      hours_end: row.hours_end,
      invited_at: row.invited_at,
      last_login_at: row.last_login_at,
    }),
    ...(row.category_ids.length > 0 && { category_ids: row.category_ids }),
    ...(row.ip_lock.length > 0 && { ip_lock: row.ip_lock }),
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    updated_by: row.updated_by,
    reference_titles: row.category_names ?? {},
  });

const filled = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
