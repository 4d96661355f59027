import { createContext, useContext } from 'react';
import type { StoredImage } from '../core/contract/upload';

/** What inputs need from outside; the screen that shows them opens these doors. */
export interface FieldDoors {
  /** Stores a picture under the limits of the named field. Rejects with an Error whose message a person can read. */
  upload(file: File, field: string): Promise<StoredImage>;
  /** Records of `resource` whose title holds `search`, at most 20. */
  lookup(resource: string, search: string): Promise<{ id: string; title: string }[]>;
  /** Titles of the given records. */
  titles(resource: string, ids: string[]): Promise<{ id: string; title: string }[]>;
}

const closed = (): never => {
  throw new Error('Field inputs stand outside of a form screen');
};

export const FieldDoorsContext = createContext<FieldDoors>({
  upload: closed,
  lookup: closed,
  titles: closed,
});

export const useFieldDoors = (): FieldDoors => useContext(FieldDoorsContext);
