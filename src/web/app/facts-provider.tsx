import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { buildCan } from '../../admin/access/can';
import { FactsContext, type FactsState } from '../../admin/web/session/facts';
import { createFactsStore, type FactsStore } from '../../admin/web/session/facts-store';
import { connectLive, watchProfit } from '../../admin/web/session/live';
import { PROFIT_KEY } from '../../core/contract/profit-key';
import type { AccessFacts, Can } from '../../core/session/reason';
import { currentSession } from '../../platform/web/session';
import { useStored } from '../../platform/web/storage';
import { later } from '../../ui/later';
import { setServerTime } from '../../ui/server-clock';
import { accessModel, model } from './model';

// Casbin only converts its model text to a `Buffer` and back, so text is enough.
if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer: { from: (text: string) => text } });

const loadCan = (facts: AccessFacts): Promise<Can> => buildCan(accessModel, model, facts);

interface AheadFacts {
  store: FactsStore;
  readAt: string | null;
}

const newStore = () => createFactsStore({ buildCan: loadCan, setServerTime });

let ahead: (AheadFacts & { token: string }) | null = null;

/** Starts reading the facts before anything is drawn. Never rejects. */
export async function readFactsAhead(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const store = newStore();
  ahead = { store, readAt: locationOf(location), token: session.accessToken };
  await store.refresh();
}

/** A render may be restarted and must find the same store; the committed render takes it. */
const findFactsAhead = (): AheadFacts =>
  ahead && ahead.token === currentSession()?.accessToken ? ahead : { store: newStore(), readAt: null };

const takeFactsAhead = (): void => {
  ahead = null;
};

export const FactsProvider = ({ signedIn, children }: { signedIn: boolean; children: ReactNode }) => {
  const [{ store, readAt }] = useState(findFactsAhead);
  useEffect(takeFactsAhead, []);
  const snapshot = useSyncExternalStore(store.subscribe, store.read);
  useFactsOnNavigation(store, signedIn, readAt);
  useLiveFacts(store, snapshot.facts !== null);
  useProfit(store, signedIn && snapshot.facts?.can(PROFIT_KEY).can === true);

  const state = useMemo<FactsState>(() => ({ ...snapshot, refresh: store.refresh }), [snapshot, store]);
  return <FactsContext.Provider value={state}>{children}</FactsContext.Provider>;
};

/** Specification 4: "reloaded on every navigation". Search, filters and pages of a list are not navigation. */
function useFactsOnNavigation(store: FactsStore, signedIn: boolean, readAt: string | null): void {
  const location = locationOf(useLocation());
  const known = useRef(readAt);
  useEffect(() => {
    if (signedIn && known.current !== location) void store.refresh();
    known.current = null;
  }, [store, signedIn, location]);
}

const locationOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${pathname}?q=${new URLSearchParams(search).get('q') ?? ''}`;

/** Connects after the first drawing, because nothing on screen waits for it. */
function useLiveFacts(store: FactsStore, areKnown: boolean): void {
  useEffect(() => (areKnown ? later(() => connectLive(store)) : undefined), [store, areKnown]);
}

function useProfit(store: FactsStore, reads: boolean): void {
  const [mode] = useStored('vcg-sidebar-type');
  useEffect(() => (reads ? later(() => watchProfit(store)) : undefined), [store, reads]);
  useEffect(() => {
    if (reads && mode === 'panel') void store.refreshPanel();
  }, [store, reads, mode]);
}
