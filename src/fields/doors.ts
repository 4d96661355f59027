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

export interface FieldDoors {
  /** Uploads a picture with the limits of the field. Rejects with an Error whose message can be shown. */
  upload(file: File, field: string): Promise<StoredImage>;
  discard(image: StoredImage): void;
  lookup(resource: string, search: string): Promise<{ id: string; title: string }[]>;
  fileUrl(path: string): string;
  titles(resource: string, ids: string[]): Promise<{ id: string; title: string }[]>;
  salePrices(ids: string[]): Promise<SalePrice[]>;
  sendBookFile(file: File): Promise<BookFile>;
  saveBookFile(id: string): Promise<void>;
  sendTicketFile(file: File): Promise<TicketFile>;
  findCodes(text: string): Promise<{ code: string; title: string }[]>;
  /** Returns the link if this person may open it, else null. */
  knownLink(link: string | null): string | null;
  closedMonths(): Promise<string[]>;
  lookAtRule(rule: LookedAtRule): Promise<RuleOutcome>;
  accessKeys: readonly AccessKey[];
  /** IP address of this person; null if unknown. */
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
  closedMonths: closed,
  knownLink: closed,
  lookAtRule: closed,
  accessKeys: [],
  ownAddress: closed,
});

export const useFieldDoors = (): FieldDoors => useContext(FieldDoorsContext);
