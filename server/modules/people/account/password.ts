import { replaceHash } from './person-store';

/** Another password for who knew the one before; false when that is no longer the one that was compared. */
export const replacePassword = replaceHash;
