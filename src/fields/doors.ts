import { createContext, useContext } from 'react';
import type { BookFile } from '../core/contract/book-file';
import type { InputParts, ReplyOf } from '../core/contract/endpoint';
import type { listSalePrices } from '../core/contract/panel-catalogue';
import type { lookAtRule } from '../core/contract/selling-price';
import type { TicketFile } from '../core/contract/ticket';
import type { StoredImage } from '../core/contract/upload';
import type { AccessKey } from '../core/schema/resource';

export type SalePrice = ReplyOf<typeof listSalePrices>[number];

export type LookedAtRule = InputParts<typeof lookAtRule>['body'];
export type RuleOutcome = ReplyOf<typeof lookAtRule>;

/** What cells and inputs need from outside; the screen that shows them opens these doors. */
export interface FieldDoors {
  /** Stores a picture under the limits of the named field. Rejects with an Error whose message a person can read. */
  upload(file: File, field: string): Promise<StoredImage>;
  /** Takes back a picture that the form no longer holds, unless a record does. */
  discard(image: StoredImage): void;
  /** Records of `resource` whose title holds `search`, at most 20. */
  lookup(resource: string, search: string): Promise<{ id: string; title: string }[]>;
  /** Address of a stored file, which may be on another host than the page. */
  fileUrl(path: string): string;
  /** Titles of the given records. */
  titles(resource: string, ids: string[]): Promise<{ id: string; title: string }[]>;
  /** What products of the website usually sell for and cost; those that are gone are left out. */
  salePrices(ids: string[]): Promise<SalePrice[]>;
  /** Keeps a picture or a PDF for a row of the books, and saves one that was kept. Reject like `upload`. */
  sendBookFile(file: File): Promise<BookFile>;
  saveBookFile(id: string): Promise<void>;
  /** Keeps a picture or a PDF for a ticket. Rejects like `upload`. */
  sendTicketFile(file: File): Promise<TicketFile>;
  /** Orders, top-ups and withdrawals whose code holds the text. */
  findCodes(text: string): Promise<{ code: string; title: string }[]>;
  /** A link where this person may go there; else null. */
  knownLink(link: string | null): string | null;
  /** What a rule of selling prices would change. */
  lookAtRule(rule: LookedAtRule): Promise<RuleOutcome>;
  /** What the configuration calls the access keys. */
  accessKeys: readonly AccessKey[];
  /** Where this person is seen to come from; null when it is not known. */
  ownAddress(): Promise<string | null>;
}

const closed = (): never => {
  throw new Error('A field stands outside of a screen');
};

export const FieldDoorsContext = createContext<FieldDoors>({
  fileUrl: closed,
  upload: closed,
  discard: closed,
  lookup: closed,
  titles: closed,
  salePrices: closed,
  sendBookFile: closed,
  saveBookFile: closed,
  sendTicketFile: closed,
  findCodes: closed,
  knownLink: closed,
  lookAtRule: closed,
  accessKeys: [],
  ownAddress: closed,
});

export const useFieldDoors = (): FieldDoors => useContext(FieldDoorsContext);
