import { SHIFT } from '../../states';
import { given, neededBy, numbersOf, there } from './need';

/** What the shifts of cashiers are told as. */
export const shiftNeeds = {
  'cashier-shift': neededBy('shifts', {
    shift_id: there('text'),
    code: there('text'),
    status: there('choice', given(numbersOf(SHIFT))),
    opening_cash: there('money'),
  }),
};
