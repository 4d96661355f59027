import type { Reads } from '../../../admin/schema/reads';

export const subAccountReads = {
  'sub-account': {
    by: 'the rights of sub-accounts',
    fields: [
      'name:text! email:email! phone:phone! pin:password status:choice role:choice privileges:tags',
      'ip_lock:tags can_see_cost:switch can_see_profit:switch order_limit:money day_limit:money',
      'month_limit:money category_ids:references hours_start:text hours_end:text',
    ],
  },
} as const satisfies Reads;
