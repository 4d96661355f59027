import { filled, neededBy, there, typed } from './need';

/** How a selling price follows from the cost, as a rule and the act on marked items ask for it. */
export const howToPrice = {
  method: filled('choice', { is: ['percent', 'amount', 'fixed'] }),
  percent: there('percent', typed),
  amount: there('money', typed),
  fixed_price: there('money', typed),
  rounding: there('choice', { ...typed, is: ['0', '50', '100', '500', '1000'] }),
  direction: there('choice', { ...typed, is: ['up', 'nearest'] }),
  ending: there('choice', { ...typed, is: ['none', '9', '99', '00'] }),
  min_margin: there('money', typed),
  max_margin: there('money', typed),
} as const;

export const sellingNeeds = {
  'selling-price': neededBy('selling prices', {
    scope: filled('choice', { is: ['global', 'category', 'brand', 'variation'] }),
    category_id: there('reference', typed),
    brand_id: there('reference', typed),
    variation_id: there('reference', typed),
    ...howToPrice,
    is_active: there('switch', typed),
  }),
};

/** What guards of margins judge by, beside the feed of prices that gives them their turn. */
export const guardNeeds = {
  'margin-guard': neededBy('guards of margins', {
    name: filled('text'),
    channel: filled('choice', { is: ['h2h', 'website'] }),
    scope: filled('choice', { is: ['all', 'brand', 'variation'] }),
    brand_id: there('reference'),
    variation_id: there('reference'),
    trigger: filled('choice', { is: ['margin', 'cost'] }),
    least_margin: there('rate'),
    cost_percent: there('percent'),
    action: filled('choice', { is: ['tell', 'raise', 'off'] }),
    raise_margin: there('rate'),
    rounding: there('choice', { is: ['0', '50', '100', '500', '1000'] }),
    email: there('switch'),
    digest: there('switch'),
    is_active: there('switch'),
  }),
};
