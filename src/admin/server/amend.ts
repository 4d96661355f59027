import { mergeData, replacePointers, writePointer } from './amend-store';

/*
 * Changes that the program makes in records: values that are neither searched nor unique. Each increments the
 * version, so that open forms detect the conflict.
 */

/** Sets these values where they differ; returns the number of changed records. */
export const amendRecords = mergeData;

/** Points a field at another record, replacing the previous reference. */
export const amendPointer = writePointer;

export const pointRows = replacePointers;
