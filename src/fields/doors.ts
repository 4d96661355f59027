import { createContext, useContext } from 'react';
import type { ReplyOf } from '../core/contract/endpoint';
import type { listSalePrices } from '../core/contract/panel-catalogue';
import type { StoredImage } from '../core/contract/upload';

export type SalePrice = ReplyOf<typeof listSalePrices>[number];

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
});

export const useFieldDoors = (): FieldDoors => useContext(FieldDoorsContext);
