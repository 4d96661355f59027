import { createContext, useContext } from 'react';
import type { StoredImage } from '../../../core/contract/upload';

interface Titled {
  id: string;
  title: string;
}

/** Services of the surrounding screen for its fields. */
export interface FieldDeps {
  /** Uploads a picture with the limits of the field. Rejects with an Error whose message can be shown. */
  upload(file: File, field: string): Promise<StoredImage>;
  discard(image: StoredImage): void;
  /** Registers an upload of another kind, which the form awaits before it saves. */
  awaiting<Stored>(stored: Promise<Stored>): Promise<Stored>;
  lookup(resource: string, search: string): Promise<Titled[]>;
  fileUrl(path: string): string;
  titles(resource: string, ids: string[]): Promise<Titled[]>;
}

const closed = (): never => {
  throw new Error('A field stands outside of a screen');
};

export const FieldDepsContext = createContext<FieldDeps>({
  fileUrl: closed,
  upload: closed,
  discard: closed,
  awaiting: closed,
  lookup: closed,
  titles: closed,
});

export const useFieldDeps = (): FieldDeps => useContext(FieldDepsContext);
