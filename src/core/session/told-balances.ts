import type { LiveChannel } from '../contract/session';

/** Which of the two balances: the one that is spent (H2H), or the profit of the panel. */
export type Purse = 'main' | 'panel';

/** A balance as it was told. `version` null: its host counts none, so whatever comes later is newer. */
export interface ToldBalance {
  /** Whole rupiah. */
  balance: number;
  version: number | null;
}

/**
 * What a message of a live channel says of balances (specification 7: "each message body is taken as the new balance
 * or panel balance"): a bare number, `{ balance }`, `{ panel_balance }` or both, on any channel. A number and a lone
 * `balance` are of the channel's own purse. `version` counts for that one. Empty when it says nothing of them.
 */
export function toldBalances(channel: LiveChannel, message: unknown): Partial<Record<Purse, ToldBalance>> {
  const own: Purse = channel === 'mitra-panel-balance' ? 'panel' : 'main';
  const bare = rupiahOf(message);
  if (bare !== null) return { [own]: { balance: bare, version: null } };
  if (typeof message !== 'object' || message === null) return {};
  const told = message as Record<string, unknown>;
  const version = Number.isInteger(told.version) ? (told.version as number) : null;
  const main = rupiahOf(told.balance);
  const panel = rupiahOf(told.panel_balance);
  if (main !== null && panel === null) return { [own]: { balance: main, version } };
  return {
    ...(main !== null && { main: { balance: main, version: own === 'main' ? version : null } }),
    ...(panel !== null && {
      panel: { balance: panel, version: main === null || own === 'panel' ? version : null },
    }),
  };
}

/**
 * The newer of two: where both count versions an older message never lowers a newer balance, in whichever order they
 * come (design 8); where one does not, the one that came last.
 */
export function newerBalance(known: ToldBalance | null, told: ToldBalance): ToldBalance {
  if (known === null) return told;
  if (told.version === null) return { ...told, version: known.version };
  return known.version !== null && known.version >= told.version ? known : told;
}

/** Null for what is no amount of whole rupiah; amounts may also come as digits in a text. */
function rupiahOf(value: unknown): number | null {
  const amount = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(amount) ? (amount as number) : null;
}
