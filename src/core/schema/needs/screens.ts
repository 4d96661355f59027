/**
 * Resources that pages, links and messages name, whatever their fields are: by the name, who needs it. What none of them
 * names may be left out of the list; its screens are gone then, and nothing else is.
 */
export const screenNeeds = {
  'panel-transaction': 'the statistic of a website',
  'price-history': 'the history of a price',
  'price-list': 'the page of brands',
  'selling-item': 'the price simulator',
  'margin-event': 'the messages of guards of margins',
  'referral-mutation': 'the referral programme',
  'api-request': 'the integration of programs',
} as const satisfies Readonly<Record<string, string>>;
