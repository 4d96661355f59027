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
  /** Whether changes of the main balance arrive by a live channel. */
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
