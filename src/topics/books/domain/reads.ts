import type { Reads } from '../../../admin/schema/reads';

export const debtReads = {
  debt: {
    by: 'the debt book',
    fields: [
      'name:text! amount:money! phone:phone due_date:date note:longtext paid:money left:money',
      'state:choice',
    ],
    rows: { payments: ['date:date! amount:money!'] },
  },
  'debt.actions.pay': { by: 'the handler of "pay"', fields: ['date:date! amount:money!'] },
} as const satisfies Reads;
