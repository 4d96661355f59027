import type { Reads } from '../../../admin/schema/reads';

export const guardReads = {
  'margin-guard': {
    by: 'guards of margins',
    fields: [
      'name:text! channel:choice! scope:choice! trigger:choice! action:choice! brand_id:reference',
      'variation_id:reference least_margin:rate raise_margin:rate cost_percent:percent rounding:choice',
      'email:switch digest:switch is_active:switch',
    ],
  },
  'losing-item.actions.mend': {
    by: 'the handler of "mend"',
    fields: ['way:choice! rounding:choice! margin:rate'],
  },
  'losing-item.actions.mend-all': {
    by: 'the handler of "mend-all"',
    fields: ['way:choice! rounding:choice! margin:rate'],
  },
} as const satisfies Reads;
