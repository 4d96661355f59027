import { z } from 'zod';
import { get } from '../../../core/contract/endpoint';
import { instant, rupiah } from '../../../core/contract/shapes';

/** Predicts when the main balance runs out; null without enough history, and for people who may not see it. */
export const balanceForecast = z
  .object({
    /** Null if the balance lasts. */
    runs_out_at: instant.nullable(),
    topup: rupiah,
  })
  .nullable();

export const getBalanceForecast = get('/v1/crm/dashboard/forecast', 'dashboard', {
  summary: 'Perkiraan saldo habis',
  reply: balanceForecast,
});
