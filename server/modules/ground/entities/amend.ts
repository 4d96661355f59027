import { mergeData, replacePointers, writePointer } from './amend-store';

/*
 * What the program itself changes in records, beside what people save: values that are neither searched for nor unique.
 * Each is one version more, so that a form which was opened before is told.
 */

/** Sets these values where they do not stand yet; answers in how many records. */
export const amendRecords = mergeData;

/** Points a field at another record; who held the one before lets it go. */
export const amendPointer = writePointer;

/** Says what the rows of a field point at, once they were set. */
export const pointRows = replacePointers;
