import { z } from 'zod';
import { endpoint } from './endpoint';
import { instant, rupiah } from './shapes';

/** When the main balance runs out at the pace of the last weeks; null on too little to go by, and for those who may not know it. */
export const balanceForecast = z
  .object({
    /** Null where there is enough for the days ahead. */
    runs_out_at: instant.nullable(),
    /** A round sum for another week. */
    topup: rupiah,
  })
  .nullable();

export const getBalanceForecast = endpoint({
  method: 'GET',
  path: '/v1/crm/dashboard/forecast',
  object: 'dashboard',
  summary: 'Perkiraan saldo habis',
  reply: balanceForecast,
});
