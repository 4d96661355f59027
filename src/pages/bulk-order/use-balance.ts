import { useFacts } from '../../api/facts';

/** Rupiah; whoever may not know it has no way here. */
export const useBalance = (): number => useFacts().balance.main ?? 0;
