import type { Visibility } from '../../core/routes/route';
import type { AccessFacts } from '../../core/session/reason';
import type { SubAccountRole } from '../../core/states';
import type { AccessKey } from '../schema/resource';

/** `topup.action` requires `topup`. Null without a parent. */
export function parentOf(key: string, keys: ReadonlySet<string>): string | null {
  const parent = key.slice(0, Math.max(0, key.lastIndexOf('.')));
  return keys.has(parent) ? parent : null;
}

export function revealsOf(key: string, accessKeys: readonly AccessKey[]): Visibility | null {
  const own = accessKeys.find((one) => one.key === key)?.reveals;
  if (own) return own;
  const parent = parentOf(key, new Set(accessKeys.map((one) => one.key)));
  return parent === null ? null : revealsOf(parent, accessKeys);
}

/** Profit reveals cost, so profit is visible only together with cost. */
export const sees = (
  { isSubAccount, seesCost, seesProfit }: Pick<AccessFacts, 'isSubAccount' | 'seesCost' | 'seesProfit'>,
  visibility: Visibility,
): boolean => !isSubAccount || (seesCost && (visibility === 'cost' || seesProfit));

/**
 * Access keys of a person. An owner (`stored` null) holds every key, also one that was declared later; an empty list
 * means "no check" (specification 5). A sub-account holds what was chosen.
 */
export const keysOfPerson = (stored: readonly string[] | null, accessKeys: readonly AccessKey[]): string[] =>
  stored === null ? accessKeys.map(({ key }) => key) : [...stored];

export interface PrivilegeNode extends AccessKey {
  children: AccessKey[];
}

export function privilegeTree(accessKeys: readonly AccessKey[]): {
  h2h: PrivilegeNode[];
  panel: PrivilegeNode[];
} {
  const keys = new Set(accessKeys.map(({ key }) => key));
  const nodes = accessKeys
    .filter(({ key }) => parentOf(key, keys) === null)
    .map((one) => ({ ...one, children: accessKeys.filter(({ key }) => parentOf(key, keys) === one.key) }));
  const isPanel = ({ key }: AccessKey) => key.startsWith('panel.');
  return { h2h: nodes.filter((node) => !isPanel(node)), panel: nodes.filter(isPanel) };
}

/** Adds a key with its parents, or removes it with its children. */
export function toggled(
  chosen: readonly string[],
  key: string,
  isOn: boolean,
  accessKeys: readonly AccessKey[],
): string[] {
  const keys = new Set(accessKeys.map((one) => one.key));
  const next = new Set(chosen);
  if (isOn) {
    next.add(key);
    const parent = parentOf(key, keys);
    if (parent) next.add(parent);
  } else {
    for (const one of chosen) if (one === key || parentOf(one, keys) === key) next.delete(one);
  }
  return accessKeys.map((one) => one.key).filter((one) => next.has(one));
}

const presets: {
  name: Exclude<SubAccountRole, typeof CUSTOM_ROLE>;
  label: string;
  grants: (key: string) => boolean;
  seesCost?: false;
}[] = [
  {
    name: 'store-admin',
    label: 'Admin Toko',
    grants: (key: string) =>
      !['referral', 'topup.action', 'integration', 'panel.saldo_profit.action'].includes(key),
  },
  {
    name: 'cashier',
    label: 'Kasir',
    seesCost: false,
    grants: among('dashboard', 'product', 'product.order', 'transaction', 'ticketing', 'ticketing.action'),
  },
  {
    name: 'finance',
    label: 'Keuangan',
    grants: among('statistic', 'topup', 'topup.action', 'balance_history'),
  },
  { name: 'developer', label: 'Developer', grants: among('transaction', 'integration') },
  {
    name: 'marketing',
    label: 'Marketing',
    seesCost: false,
    grants: (key: string) => /^panel\.(web_config|banner|flash_sale|promo|contact)(\.action)?$/.test(key),
  },
];

function among(...keys: string[]): (key: string) => boolean {
  return (key) => keys.includes(key);
}

export const CUSTOM_ROLE = 'custom' satisfies SubAccountRole;

export const presetsOf = (
  accessKeys: readonly AccessKey[],
): { name: string; label: string; keys: string[]; seesCost: boolean }[] =>
  presets.map(({ name, label, grants, seesCost = true }) => ({
    name,
    label,
    seesCost,
    keys: accessKeys.map(({ key }) => key).filter(grants),
  }));

export function roleOf(privileges: readonly string[], accessKeys: readonly AccessKey[]): string {
  const same = presetsOf(accessKeys).find(
    ({ keys }) => keys.length === privileges.length && keys.every((key) => privileges.includes(key)),
  );
  return same?.name ?? CUSTOM_ROLE;
}
