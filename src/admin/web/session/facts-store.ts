import { getPanelSaldo } from '../../../core/contract/panel';
import { getPrivileges, getProfile, type Profile } from '../../../core/contract/profile';
import { PROFIT_KEY } from '../../../core/contract/profit-key';
import { type BalanceUpdate, newerBalance, type Purse } from '../../../core/session/balance-updates';
import { isPanelExpired } from '../../../core/session/panel-status';
import type { AccessFacts, Can } from '../../../core/session/reason';
import { COST } from '../../../core/session/roles';
import { type ApiError, asApiError } from '../../../platform/web/api-error';
import { call } from '../../../platform/web/call';
import { sessionUser } from '../../../platform/web/session';
import { writeStored } from '../../../platform/web/storage';
import type { Facts } from './facts';

interface Snapshot {
  facts: Facts | null;
  error: ApiError | null;
}

export type FactsStore = ReturnType<typeof createFactsStore>;

interface Deps {
  /** Called only when what access depends on has changed. */
  buildCan: (facts: AccessFacts) => Promise<Can>;
  /** Called with the server's time of each profile, before the profile is shown. */
  setServerTime: (iso: string) => void;
}

export function createFactsStore({ buildCan, setServerTime }: Deps) {
  let snapshot: Snapshot = { facts: null, error: null };
  let access: { text: string; can: Promise<Can>; revision: number } | null = null;
  const purses: Record<Purse, BalanceUpdate | null> = { main: null, panel: null };
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

  /** A balance is null for a person who may not see it. */
  const amounts = (can: Can) => ({
    main: can(COST).can ? (purses.main?.balance ?? null) : null,
    panel: can(PROFIT_KEY).can ? (purses.panel?.balance ?? null) : null,
  });

  const take = (purse: Purse, update: BalanceUpdate) => {
    purses[purse] = newerBalance(purses[purse], update);
  };

  const setBalance = (purse: Purse, update: BalanceUpdate): void => {
    take(purse, update);
    const { facts } = snapshot;
    if (facts) publish({ ...snapshot, facts: { ...facts, balance: amounts(facts.can) } });
  };

  return {
    read: () => snapshot,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** The old facts stay until all new ones have arrived, and after a failure. */
    async refresh(): Promise<void> {
      const turn = ++latest;
      try {
        const readingProfile = call(getProfile).then((answer) => {
          setServerTime(answer.data.server_time);
          return answer;
        });
        const [profile, privileges] = await Promise.all([readingProfile, call(getPrivileges)]);
        // Another host may not return an id; drafts and orders need a name all the same.
        const id = profile.data.id || (sessionUser() ?? '');
        const { can, revision } = canFor(accessFactsOf(profile.data, privileges.data));
        const ready = await can;
        if (turn !== latest) return;
        writeStored('permissions', privileges.data);
        writeStored('page-size', profile.data.default_page_size);
        const layouts = Object.entries(profile.data.lists?.layouts ?? {});
        writeStored(
          'lists-with-view',
          layouts.flatMap(([name, { view }]) => (view ? [name] : [])),
        );
        const { saldo, saldo_version } = profile.data;
        if (saldo !== null) take('main', { balance: saldo, version: saldo_version });
        const facts: Facts = {
          profile: { ...profile.data, id },
          privileges: privileges.data,
          can: ready,
          revision,
          balance: amounts(ready),
          live,
        };
        publish({ facts, error: null });
      } catch (error) {
        if (turn === latest) publish({ ...snapshot, error: asApiError(error) });
      }
    },

    async refreshPanel(): Promise<void> {
      const answer = await call(getPanelSaldo).catch(() => null);
      if (answer) setBalance('panel', { balance: answer.data.panel_saldo, version: answer.data.version });
    },

    setBalance,

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
  seesCost: profile.can_see_cost,
  seesProfit: profile.can_see_profit,
});
