import { useFacts } from '../../../../admin/web/session/facts';

/** Rupiah; people who may not see it cannot open this page. */
export const useBalance = (): number => useFacts().balance.main ?? 0;
