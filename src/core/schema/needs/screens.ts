/**
 * Resources that pages, links and messages name, whatever their fields are: by the name, who needs it. What none of them
 * names may be left out of the list; its screens are gone then, and nothing else is.
 */
export const screenNeeds = {
  'panel-transaction': 'the statistic of a website',
  'price-list': 'the page of brands',
  'price-history': 'the history of a price',
  'margin-event': 'the messages of guards of margins',
  'selling-item': 'the price simulator',
  'social-media': 'the contact of websites',
  'referral-partner': 'the referral programme',
  'referral-mutation': 'the referral programme',
  'bulk-order': 'the page of bulk orders',
  'order-approval': 'the approval of orders',
  'webhook-delivery': 'the integration of programs',
  'api-request': 'the integration of programs',
} as const satisfies Readonly<Record<string, string>>;
