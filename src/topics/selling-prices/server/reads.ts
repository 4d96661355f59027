import type { Reads } from '../../../admin/schema/reads';

export const sellingReads = {
  'selling-price': {
    by: 'selling prices',
    fields: [
      'scope:choice! method:choice! percent:percent amount:money fixed_price:money min_margin:money',
      'max_margin:money rounding:choice direction:choice ending:choice is_active:switch',
      'category_id:reference brand_id:reference variation_id:reference',
    ],
  },
  'selling-item.actions.set-rule': {
    by: 'the handler of "set-rule"',
    fields: [
      'method:choice! percent:percent amount:money fixed_price:money min_margin:money max_margin:money',
      'rounding:choice direction:choice ending:choice',
    ],
  },
} as const satisfies Reads;
