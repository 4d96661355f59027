import { createContext, useContext } from 'react';
import type { Profile } from '../../../core/contract/profile';
import type { Can } from '../../../core/session/reason';
import type { ApiError } from '../../../platform/web/api-error';
import type { Model } from '../../schema/model';

export interface Facts {
  profile: Profile;
  privileges: string[];
  can: Can;
  /** Increases when `can` changes. */
  revision: number;
  /** Rupiah, live: newer than `profile.saldo`. Null for a person who may not see it. */
  balance: { main: number | null; panel: number | null };
  /** True if changes of the main balance arrive by a live channel. */
  live: boolean;
}

export interface FactsState {
  /** Null until the first answer; the last one stays during a refresh. */
  facts: Facts | null;
  error: ApiError | null;
  refresh: () => Promise<void>;
}

export const FactsContext = createContext<FactsState | null>(null);
export const ModelContext = createContext<Model | null>(null);

export function useFactsState(): FactsState {
  const state = useContext(FactsContext);
  if (!state) throw new Error('useFactsState is called outside the portal');
  return state;
}

type Access = Pick<Facts, 'can' | 'revision'>;

function useKnownFacts(): Facts {
  const { facts } = useFactsState();
  if (!facts) throw new Error('useFacts is called before the gate has passed');
  return facts;
}

/** Without the access function: pages ask `useMay`, `useMayEach` or `useKnownPath`. */
export function useFacts(): Omit<Facts, keyof Access> & Pick<FactsState, 'refresh'> {
  return { ...useKnownFacts(), refresh: useFactsState().refresh };
}

/** The access function. Refine's provider, menus and links all answer with it. */
export const useAccess = (): Access => useKnownFacts();

export function useModel(): Model {
  const model = useContext(ModelContext);
  if (!model) throw new Error('useModel is called outside the portal');
  return model;
}
