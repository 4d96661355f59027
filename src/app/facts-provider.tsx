import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { FactsContext, type FactsState } from '../api/facts';
import { createFactsStore, type FactsStore } from '../api/facts-store';
import { connectLive, watchProfit } from '../api/live';
import { useStored } from '../api/storage';
import { PROFIT_KEY } from '../core/contract/profit-key';
import { later } from '../ui/later';
import { loadCan } from './load-can';

interface FactsProviderProps {
  /** Someone is signed in; else there is nothing to read. */
  signedIn: boolean;
  children: ReactNode;
}

/** Facts of the session that it is mounted for: read on every navigation, kept fresh by the live channels. */
export const FactsProvider = ({ signedIn, children }: FactsProviderProps) => {
  const [store] = useState(() => createFactsStore(loadCan));
  const snapshot = useSyncExternalStore(store.subscribe, store.read);
  useFactsOnNavigation(store, signedIn);
  useLiveFacts(store, snapshot.facts !== null);
  useProfit(store, signedIn && snapshot.facts?.can(PROFIT_KEY).can === true);

  const state = useMemo<FactsState>(() => ({ ...snapshot, refresh: store.refresh }), [snapshot, store]);
  return <FactsContext.Provider value={state}>{children}</FactsContext.Provider>;
};

/** Specification 4: "reloaded on every navigation". Search, filters and pages of a list are no navigation. */
function useFactsOnNavigation(store: FactsStore, signedIn: boolean): void {
  const { pathname, search } = useLocation();
  const place = `${pathname}?q=${new URLSearchParams(search).get('q') ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is the reason to read again
  useEffect(() => {
    if (signedIn) void store.refresh();
  }, [store, signedIn, place]);
}

/** What is told from now on: nobody waits for it, so it comes when the screen has been drawn. */
function useLiveFacts(store: FactsStore, areKnown: boolean): void {
  useEffect(() => (areKnown ? later(() => connectLive(store)) : undefined), [store, areKnown]);
}

/** Read where the panel is shown, told live everywhere. */
function useProfit(store: FactsStore, reads: boolean): void {
  const [mode] = useStored('vcg-sidebar-type');
  useEffect(() => (reads ? later(() => watchProfit(store)) : undefined), [store, reads]);
  useEffect(() => {
    if (reads && mode === 'panel') void store.refreshPanel();
  }, [store, reads, mode]);
}
