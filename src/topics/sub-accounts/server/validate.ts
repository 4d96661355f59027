import { isIP } from 'node:net';
import { parentOf, revealsOf, sees } from '../../../admin/access/privileges';
import type { RecordOf } from '../../../admin/schema/reads';
import type { AccessKey } from '../../../admin/schema/resource';
import { SUB_ACCOUNT } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { addressOf } from '../../../platform/network/address';
import { COST_LABEL, PROFIT_LABEL } from '../text';
import type { subAccountReads } from './reads';
import { addressesTaken, type Limits, type Person, readNamesOfCategories, type SubAccountRow } from './store';

export type TypedSubAccount = RecordOf<(typeof subAccountReads)['sub-account']>;
type Data = Omit<TypedSubAccount, 'pin'>;

/** Minimum prefix lengths: wider networks restrict nothing. */
const LEAST_PREFIX = { 4: 8, 6: 32 } as const;

/**
 * Validates input and returns it in stored form. `before` is null for a new one. Throws VALIDATION_FAILED,
 * PRIVILEGES_REQUIRED.
 */
export async function validateSubAccount(
  db: Db,
  partnerId: string,
  accessKeys: readonly AccessKey[],
  data: Data,
  before: SubAccountRow | null,
): Promise<{ person: Person; limits: Limits; category_names: Record<string, string> }> {
  const privileges = data.privileges ?? [];
  if (privileges.length === 0) {
    const reason = 'Pilih minimal satu hak akses.';
    throw new AppError('PRIVILEGES_REQUIRED', { reason }, { privileges: [reason] });
  }
  const person = {
    name: data.name,
    email: data.email.toLowerCase(),
    phone: data.phone,
    privileges,
  };
  const limits = limitsOf(data, before);
  const category_names = await readNamesOfCategories(db, limits.category_ids);
  refuse({
    ...personErrors(person, before),
    ...(await takenErrors(db, partnerId, person, before)),
    ...listed(
      'privileges',
      privilegeError(privileges, accessKeys) ?? visibilityError(privileges, limits, accessKeys),
    ),
    ...profitErrors(limits),
    ...hoursErrors(limits),
    ...listed('ip_lock', lockError(limits.ip_lock)),
    ...listed('category_ids', categoryError(limits.category_ids, category_names)),
  });
  return { person, limits, category_names };
}

const limitsOf = (data: Data, before: SubAccountRow | null): Limits => ({
  order_limit: data.order_limit ?? null,
  day_limit: data.day_limit ?? null,
  month_limit: data.month_limit ?? null,
  category_ids: data.category_ids ?? [],
  hours_start: data.hours_start ?? null,
  hours_end: data.hours_end ?? null,
  ip_lock: (data.ip_lock ?? []).map(lockOf),
  // If omitted from an update, the stored value is kept.
  can_see_cost: data.can_see_cost ?? before?.can_see_cost ?? false,
  can_see_profit: data.can_see_profit ?? before?.can_see_profit ?? false,
});

function refuse(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION_FAILED', undefined, errors);
}

const listed = (field: string, error: string | null): Record<string, string[]> =>
  error ? { [field]: [error] } : {};

/** After acceptance only the users themselves change their name and addresses. */
function personErrors(person: Person, before: SubAccountRow | null): Record<string, string[]> {
  if (!before || before.status === SUB_ACCOUNT.invited) return {};
  return Object.assign(
    {},
    ...(['name', 'email', 'phone'] as const)
      .filter((field) => person[field] !== before[field])
      .map((field) => ({ [field]: ['Hanya dapat diubah oleh pemilik akun ini di profilnya.'] })),
  );
}

async function takenErrors(db: Db, partnerId: string, person: Person, before: SubAccountRow | null) {
  const taken = await addressesTaken(db, partnerId, person, before?.id ?? null);
  return {
    ...(taken.email && { email: ['Email ini sudah dipakai di toko Anda.'] }),
    ...(taken.phone && { phone: ['Nomor ini sudah dipakai di toko Anda.'] }),
  };
}

function privilegeError(privileges: string[], accessKeys: readonly AccessKey[]): string | null {
  const labels = new Map(accessKeys.map(({ key, label }) => [key, label]));
  const unknown = privileges.find((key) => !labels.has(key));
  if (unknown !== undefined) return `Hak akses "${unknown}" tidak dikenal.`;
  const keys = new Set(labels.keys());
  for (const key of privileges) {
    const parent = parentOf(key, keys);
    if (parent && !privileges.includes(parent)) {
      return `"${labels.get(key)}" membutuhkan "${labels.get(parent)}".`;
    }
  }
  return null;
}

function visibilityError(
  privileges: string[],
  { can_see_cost, can_see_profit }: Limits,
  accessKeys: readonly AccessKey[],
): string | null {
  const visibility = { isSubAccount: true, seesCost: can_see_cost, seesProfit: can_see_profit };
  const labels = accessKeys
    .filter(({ key }) => privileges.includes(key))
    .filter(({ key }) => {
      const reveals = revealsOf(key, accessKeys);
      return reveals !== null && !sees(visibility, reveals);
    })
    .map(({ label }) => `"${label}"`);
  if (labels.length === 0) return null;
  const missing = can_see_cost ? PROFIT_LABEL : COST_LABEL;
  return `${labels.join(', ')} hanya untuk akun dengan "${missing}".`;
}

const profitErrors = ({ can_see_cost, can_see_profit }: Limits): Record<string, string[]> =>
  can_see_profit && !can_see_cost
    ? { can_see_profit: [`Keuntungan memberi tahu modal. Nyalakan "${COST_LABEL}" juga.`] }
    : {};

function hoursErrors({ hours_start, hours_end }: Limits): Record<string, string[]> {
  if ((hours_start === null) !== (hours_end === null)) {
    return {
      [hours_start === null ? 'hours_start' : 'hours_end']: ['Isi keduanya, atau kosongkan keduanya.'],
    };
  }
  return {};
}

function lockOf(written: string): string {
  const [address = '', prefix, ...more] = written.split('/');
  if (more.length > 0) return written;
  return prefix === undefined ? addressOf(address) : `${addressOf(address)}/${prefix}`;
}

function lockError(locks: string[]): string | null {
  const wrong = locks.find((lock) => !isLock(lock));
  return wrong === undefined
    ? null
    : `"${wrong}" bukan alamat IP atau jaringan, misalnya 203.0.113.7 atau 203.0.113.0/24.`;
}

function isLock(lock: string): boolean {
  const [address = '', prefix] = lock.split('/');
  const family = isIP(address);
  if (family !== 4 && family !== 6) return false;
  if (prefix === undefined) return true;
  // PostgreSQL accepts no leading zero.
  const length = /^(0|[1-9]\d{0,2})$/.test(prefix) ? Number(prefix) : -1;
  return length >= LEAST_PREFIX[family] && length <= (family === 4 ? 32 : 128);
}

const categoryError = (ids: string[], names: Record<string, string>): string | null =>
  ids.every((id) => id in names) ? null : 'Kategori tidak ditemukan. Pilih dari daftar.';
