import { replaceHash } from './person-store';

/** Replaces a password; false if the compared one has changed meanwhile. */
export const replacePassword = replaceHash;
