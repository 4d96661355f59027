import { absent, filled, neededBy, there } from './need';

const rate = 'the price of an order';

/** Members of a website and their levels, as sign-in, orders and statistics read them. */
export const peopleNeeds = {
  member: {
    ...neededBy('the sign-in of members', {
      name: there('text'),
      username: there('text', { unique: true }),
      email: there('email', { unique: true }),
      phone: there('phone', { unique: true }),
      status: filled('choice', { is: ['active', 'blocked', 'unverified'] }),
      email_verified: there('switch'),
      phone_verified: there('switch'),
      code: absent('text'),
      registered_via: absent('choice', { is: ['email', 'whatsapp'] }),
    }),
    ...neededBy(rate, { tier_id: filled('reference') }),
  },
  'member-tier': {
    ...neededBy(rate, {
      name: filled('text'),
      level: filled('number'),
      margin: filled('rate'),
      is_default: there('switch'),
      is_active: there('switch'),
    }),
    ...neededBy('the upgrade of members', {
      upgrade: filled('choice', { is: ['free', 'paid', 'automatic'] }),
      upgrade_price: there('money'),
      min_spent_30d: there('money'),
      benefits: absent('tags'),
    }),
  },
};
