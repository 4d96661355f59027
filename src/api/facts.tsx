import { createContext, useContext } from 'react';
import type { Can } from '../core/access/reason';
import type { Profile } from '../core/contract/profile';
import type { Model } from '../core/schema/model';
import type { ApiError } from './api-error';

/** What is known of the person who is signed in. */
export interface Facts {
  profile: Profile;
  privileges: string[];
  can: Can;
  /** Rises when `can` changes. */
  revision: number;
  /** Rupiah, live: newer than `profile.saldo`. Null for whoever may not know it. */
  balance: { main: number | null; panel: number | null };
  /** Whether changes of the main balance arrive by themselves now. */
  live: boolean;
}

export interface FactsState {
  /** Null until the first answer; later the last one stays while another is on its way. */
  facts: Facts | null;
  /** Why there are no facts yet. */
  error: ApiError | null;
  /** Reads profile and privileges again. */
  refresh: () => Promise<void>;
}

export const FactsContext = createContext<FactsState | null>(null);
export const ModelContext = createContext<Model | null>(null);

/** Facts or why there are none yet: for the gate. Screens ask `useFacts`. */
export function useFactsState(): FactsState {
  const state = useContext(FactsContext);
  if (!state) throw new Error('useFactsState is called outside the portal');
  return state;
}

/** Facts of the person signed in; for everything behind the gate. */
export function useFacts(): Facts & Pick<FactsState, 'refresh'> {
  const { facts, refresh } = useFactsState();
  if (!facts) throw new Error('useFacts is called before the gate has passed');
  return { ...facts, refresh };
}

export function useModel(): Model {
  const model = useContext(ModelContext);
  if (!model) throw new Error('useModel is called outside the portal');
  return model;
}
