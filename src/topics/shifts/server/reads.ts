import type { Reads } from '../../../admin/schema/reads';

export const shiftReads = {
  'cashier-shift': { by: 'shifts', fields: ['shift_id:text code:text status:choice opening_cash:money'] },
  'cashier-shift.actions.start': { by: 'the handler of "start"', fields: ['opening_cash:money!'] },
  'cashier-shift.actions.cash': {
    by: 'the handler of "cash"',
    fields: ['direction:choice! amount:money! reason:text!'],
  },
  'cashier-shift.actions.count': {
    by: 'the handler of "count"',
    fields: ['counted:money! noncash:money'],
    rows: { pieces: ['value:number! count:number!'] },
  },
  'cashier-shift.actions.explain': { by: 'the handler of "explain"', fields: ['note:longtext!'] },
} as const satisfies Reads;
