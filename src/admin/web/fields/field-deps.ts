import { createContext, useContext } from 'react';
import type { StoredFile, StoredImage } from '../../../core/contract/upload';
import type { Narrowing } from '../../schema/filter-by';

interface Titled {
  id: string;
  title: string;
}

/** Services of the surrounding screen for its fields. */
export interface FieldDeps {
  /** Uploads with the limits of the field, as its kind stores it. Rejects with an Error whose message can be shown. */
  upload<Stored extends StoredImage | StoredFile = StoredImage>(file: File, field: string): Promise<Stored>;
  discard(stored: Pick<StoredFile, 'id'>): void;
  /** Saves a private file on this device. Rejects with an Error whose message can be shown. */
  save(file: StoredFile): Promise<void>;
  /** Registers an upload of another kind, which the form awaits before it saves. */
  awaiting<Stored>(stored: Promise<Stored>): Promise<Stored>;
  fileUrl(path: string): string;
  /** Only of records that the filters find. */
  titles(resource: string, ids: string[], filters?: Narrowing['filters']): Promise<Titled[]>;
}

const closed = (): never => {
  throw new Error('A field stands outside of a screen');
};

export const FieldDepsContext = createContext<FieldDeps>({
  fileUrl: closed,
  upload: closed,
  discard: closed,
  save: closed,
  awaiting: closed,
  titles: closed,
});

export const useFieldDeps = (): FieldDeps => useContext(FieldDepsContext);
