import type { AccessFacts, Can } from '../core/access/reason';
import type { BalanceFrame } from '../core/contract/live';
import { getPrivileges, getProfile, type Profile } from '../core/contract/profile';
import { isPanelExpired } from '../core/session/panel-status';
import { type ApiError, asApiError } from './api-error';
import { newer } from './balance';
import { call } from './call';
import type { Facts } from './facts';
import { writeStored } from './storage';

type Purse = 'main' | 'panel';

interface Snapshot {
  facts: Facts | null;
  error: ApiError | null;
}

export type FactsStore = ReturnType<typeof createFactsStore>;

/** Facts of one session. `buildCan` is asked only when what access depends on has changed. */
export function createFactsStore(buildCan: (facts: AccessFacts) => Promise<Can>) {
  let snapshot: Snapshot = { facts: null, error: null };
  let access: { text: string; can: Promise<Can>; revision: number } | null = null;
  const purses: Record<Purse, BalanceFrame | null> = { main: null, panel: null };
  let latest = 0;
  let live = false;
  const listeners = new Set<() => void>();

  const publish = (next: Snapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };

  const canFor = (facts: AccessFacts) => {
    const text = JSON.stringify(facts);
    if (access?.text !== text) {
      access = { text, can: buildCan(facts), revision: (access?.revision ?? 0) + 1 };
    }
    return access;
  };

  const amounts = () => ({ main: purses.main?.balance ?? 0, panel: purses.panel?.balance ?? null });

  const take = (purse: Purse, frame: BalanceFrame) => {
    purses[purse] = newer(purses[purse], frame);
  };

  return {
    read: () => snapshot,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Asks again. The old facts stay until all of the new ones are there; a failure leaves them as they are. */
    async refresh(): Promise<void> {
      const turn = ++latest;
      try {
        const [profile, privileges] = await Promise.all([call(getProfile), call(getPrivileges)]);
        const { can, revision } = canFor(accessFactsOf(profile.data, privileges.data));
        const ready = await can;
        if (turn !== latest) return;
        writeStored('permissions', privileges.data);
        take('main', { balance: profile.data.saldo, version: profile.data.saldo_version });
        const { panel_saldo: balance, panel_saldo_version: version } = profile.data;
        if (balance === null) purses.panel = null;
        else take('panel', { balance, version });
        const facts: Facts = {
          profile: profile.data,
          privileges: privileges.data,
          can: ready,
          revision,
          balance: amounts(),
          live,
        };
        publish({ facts, error: null });
      } catch (error) {
        if (turn === latest) publish({ ...snapshot, error: asApiError(error) });
      }
    },

    /** A live balance. */
    setBalance(purse: Purse, frame: BalanceFrame): void {
      take(purse, frame);
      const { facts } = snapshot;
      if (facts) publish({ ...snapshot, facts: { ...facts, balance: amounts() } });
    },

    /** Whether the main balance is told live. */
    setLive(now: boolean): void {
      if (live === now) return;
      live = now;
      const { facts } = snapshot;
      if (facts) publish({ ...snapshot, facts: { ...facts, live } });
    },
  };
}

const accessFactsOf = (profile: Profile, privileges: string[]): AccessFacts => ({
  privileges,
  isSubAccount: profile.role === 'sub',
  panelExpired: isPanelExpired(profile.panel, profile.server_time),
  tierHasPanel: profile.tier_has_panel,
});
