import { actInputs } from './needs/act-inputs';
import { bookNeeds } from './needs/books';
import { goodsNeeds } from './needs/goods';
import { listNeeds } from './needs/lists';
import type { Needs } from './needs/need';
import { offerNeeds } from './needs/offers';
import { orderNeeds } from './needs/orders';
import { pageNeeds } from './needs/pages';
import { peopleNeeds } from './needs/people';
import { screenNeeds } from './needs/screens';
import { guardNeeds, sellingNeeds } from './needs/selling';
import { shiftNeeds } from './needs/shifts';
import { staffNeeds } from './needs/staff';
import { ticketNeeds } from './needs/tickets';

/** What the server asks of declarations that it reads by name. Each is told at start where it is broken. */
export interface ServerNeeds {
  records: Needs;
  /** Of resources that are named without a field: who needs them, by the name. */
  resources: Readonly<Record<string, string>>;
  /** By resource, then act. */
  acts: Readonly<Record<string, Needs>>;
}

/** Of records in the document table. Code reads them by the types that follow from this (`RecordOf`). */
export const recordNeeds = {
  ...{ ...peopleNeeds, ...goodsNeeds, ...offerNeeds },
  ...{ ...pageNeeds, ...bookNeeds, ...guardNeeds },
};

export const serverNeeds: ServerNeeds = {
  records: {
    ...{ ...recordNeeds, ...sellingNeeds, ...ticketNeeds, ...shiftNeeds, ...staffNeeds },
    ...{ ...orderNeeds, ...listNeeds },
  },
  resources: screenNeeds,
  acts: actInputs,
};
