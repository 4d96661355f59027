import { understoodAs } from '../contract/reading-kinds';
import type { LiveChannel } from '../contract/session';
import { rupiah } from '../contract/shapes';

export type Purse = 'main' | 'panel';

/** `version` null: the host sends none, so a later message is newer. */
export interface ToldBalance {
  /** Rupiah; whole from our own server. */
  balance: number;
  version: number | null;
}

/**
 * Parses the balances in a live message (specification 7: "each message body is taken as the new balance or panel
 * balance"): a bare number, `{ balance }`, `{ panel_balance }` or both, on any channel. A number and a lone `balance`
 * belong to the channel's own balance, as does `version`. Empty without any.
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

/** With versions the higher one wins in any order of arrival (design 8); otherwise the later message. */
export function newerBalance(known: ToldBalance | null, told: ToldBalance): ToldBalance {
  if (known === null) return told;
  if (told.version === null) return { ...told, version: known.version };
  return known.version !== null && known.version >= told.version ? known : told;
}

/** Null if not an amount; decimals, and digits in a text, are accepted. */
function rupiahOf(value: unknown): number | null {
  const amount = understoodAs(rupiah, value, () => undefined);
  return typeof amount === 'number' && Math.abs(amount) <= Number.MAX_SAFE_INTEGER ? amount : null;
}
