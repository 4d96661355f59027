import { SUB_ACCOUNT, SUB_ACCOUNT_ROLES } from '../../states';
import { absent, filled, given, neededBy, numbersOf, there, typed } from './need';

/** Who works for a partner, and within what. */
export const staffNeeds = {
  'sub-account': {
    ...neededBy('the invitation of a sub-account', {
      name: filled('text'),
      email: filled('email'),
      phone: filled('phone'),
    }),
    ...neededBy('the approval of sub-accounts', { pin: there('password', typed) }),
    ...neededBy('the list of sub-accounts', {
      status: absent('choice', given(numbersOf(SUB_ACCOUNT))),
      role: absent('choice', given(SUB_ACCOUNT_ROLES)),
    }),
    ...neededBy('the rights of sub-accounts', {
      privileges: there('tags', typed),
      can_see_cost: there('switch', typed),
      can_see_profit: there('switch', typed),
    }),
    ...neededBy('the limits of sub-accounts', {
      order_limit: there('money', typed),
      day_limit: there('money', typed),
      month_limit: there('money', typed),
      category_ids: there('references', typed),
      hours_start: there('text', typed),
      hours_end: there('text', typed),
      ip_lock: there('tags', typed),
    }),
  },
};
