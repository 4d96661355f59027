import type { Reads } from '../../../admin/schema/reads';

export const ownCodeReads = {
  'own-code': { by: 'orders by own codes', fields: ['code:text! item_id:reference!'], unique: ['code'] },
} as const satisfies Reads;
