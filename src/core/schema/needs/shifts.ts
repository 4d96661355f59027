import { neededBy, there } from './need';

/** What the shifts of cashiers are told as. */
export const shiftNeeds = {
  'cashier-shift': neededBy('shifts', {
    shift_id: there('text'),
    code: there('text'),
    status: there('choice', { is: ['1', '2', '3'] }),
    opening_cash: there('money'),
  }),
};
