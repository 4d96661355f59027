import { MEMBER_MOVES, ORDER, ORDER_STAGES, PAYMENT, PAYMENT_SOURCES, PRODUCT_SOURCE } from '../../states';
import { absent, given, neededBy, numbersOf } from './need';

/** What orders of websites, and what follows from them for members, are told as. */
export const orderNeeds = {
  'panel-transaction': neededBy('the orders of websites', {
    stage: absent('choice', given(ORDER_STAGES)),
    order_status: absent('choice', given(numbersOf(ORDER))),
    product_source: absent('choice', given(Object.keys(PRODUCT_SOURCE))),
    fee_bearer: absent('choice', given(['shop', 'buyer'])),
    payment_source: absent('choice', given(PAYMENT_SOURCES)),
    payment_status: absent('choice', given(numbersOf(PAYMENT))),
  }),
  'member-mutation': neededBy('the balances of members', {
    type: absent('choice', given(MEMBER_MOVES.balance)),
  }),
  'member-point': neededBy('the points of members', { type: absent('choice', given(MEMBER_MOVES.point)) }),
  'member-device': neededBy('the sign-in of members', {
    status: absent('choice', given(['open', 'ended'])),
  }),
};
