import { understoodAs } from '../contract/reading-kinds';
import type { LiveChannel } from '../contract/session';
import { rupiah } from '../contract/shapes';

export type Purse = 'main' | 'panel';

/** `version` null: the host sends none, so a later message is newer. */
export interface BalanceUpdate {
  /** Rupiah; whole from our own server. */
  balance: number;
  version: number | null;
}

/**
 * Parses the balances in a live message (specification 7: "each message body is taken as the new balance or panel
 * balance"): a bare number, `{ balance }`, `{ panel_balance }` or both, on any channel. A number and a lone `balance`
 * belong to the channel's own balance, as does `version`. Empty without any.
 */
export function balanceUpdates(
  channel: LiveChannel,
  message: unknown,
): Partial<Record<Purse, BalanceUpdate>> {
  const own: Purse = channel === 'mitra-panel-balance' ? 'panel' : 'main';
  const bare = rupiahOf(message);
  if (bare !== null) return { [own]: { balance: bare, version: null } };
  if (typeof message !== 'object' || message === null) return {};
  const frame = message as Record<string, unknown>;
  const version = Number.isInteger(frame.version) ? (frame.version as number) : null;
  const main = rupiahOf(frame.balance);
  const panel = rupiahOf(frame.panel_balance);
  if (main !== null && panel === null) return { [own]: { balance: main, version } };
  return {
    ...(main !== null && { main: { balance: main, version: own === 'main' ? version : null } }),
    ...(panel !== null && {
      panel: { balance: panel, version: main === null || own === 'panel' ? version : null },
    }),
  };
}

/** With versions the higher one wins in any order of arrival (design 8); otherwise the later message. */
export function newerBalance(known: BalanceUpdate | null, update: BalanceUpdate): BalanceUpdate {
  if (known === null) return update;
  if (update.version === null) return { ...update, version: known.version };
  return known.version !== null && known.version >= update.version ? known : update;
}

/** Null if not an amount; decimals, and digits in a text, are accepted. */
function rupiahOf(value: unknown): number | null {
  const amount = understoodAs(rupiah, value, () => undefined);
  return typeof amount === 'number' && Math.abs(amount) <= Number.MAX_SAFE_INTEGER ? amount : null;
}
