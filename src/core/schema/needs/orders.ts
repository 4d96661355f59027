import { MEMBER_MOVES, ORDER, ORDER_STAGES, PAYMENT, PAYMENT_SOURCES, PRODUCT_SOURCE } from '../../states';
import { absent, neededBy, numbersOf } from './need';

/** What orders of websites, and what follows from them for members, are told as. */
export const orderNeeds = {
  'panel-transaction': neededBy('the orders of websites', {
    stage: absent('choice', { is: ORDER_STAGES }),
    order_status: absent('choice', { is: numbersOf(ORDER) }),
    product_source: absent('choice', { is: Object.keys(PRODUCT_SOURCE) }),
    fee_bearer: absent('choice', { is: ['shop', 'buyer'] }),
    payment_source: absent('choice', { is: PAYMENT_SOURCES }),
    payment_status: absent('choice', { is: numbersOf(PAYMENT) }),
  }),
  'member-mutation': neededBy('the balances of members', {
    type: absent('choice', { is: MEMBER_MOVES.balance }),
  }),
  'member-point': neededBy('the points of members', { type: absent('choice', { is: MEMBER_MOVES.point }) }),
  'member-device': neededBy('the sign-in of members', {
    status: absent('choice', { is: ['open', 'ended'] }),
  }),
};
