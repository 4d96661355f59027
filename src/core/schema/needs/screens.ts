/**
 * Resources that pages, links and messages name, whatever their fields are: by the name, who needs it. What none of them
 * names may be left out of the list; its screens are gone then, and nothing else is.
 */
export const screenNeeds = {
  'panel-transaction': 'the statistic of a website',
  'price-list': 'the page of brands',
  'margin-event': 'the messages of guards of margins',
  'referral-mutation': 'the referral programme',
} as const satisfies Readonly<Record<string, string>>;
