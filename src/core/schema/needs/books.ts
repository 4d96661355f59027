import { autoLines, countings, manualLines } from '../../books/lines';
import { absent, filled, neededBy, there } from './need';

/** What a partner writes into its books, and who owes it something. */
export const bookNeeds = {
  entry: neededBy('the books', {
    date: filled('date'),
    type: filled('choice', { is: ['in', 'out'] }),
    category: filled('choice'),
    amount: filled('money'),
    method: absent('choice', { is: ['balance'] }),
    counterparty: absent('text'),
    attachment: absent('text'),
    what: there('text'),
    line: there('choice', { is: [...autoLines, ...manualLines] }),
    counts: there('choice', { is: countings }),
    source: there('choice', { is: ['auto', 'manual'] }),
    ref_code: absent('text'),
    actor: absent('text'),
  }),
  debt: neededBy('the debt book', {
    name: filled('text'),
    phone: there('phone'),
    amount: filled('money'),
    due_date: there('date'),
    note: absent('longtext'),
    payments: there('rows', { columns: { date: filled('date'), amount: filled('money') } }),
    paid: there('money'),
    left: there('money'),
    state: there('choice', { is: ['open', 'part', 'paid'] }),
  }),
};
