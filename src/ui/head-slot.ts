import { createContext } from 'react';

/** Slot in the phone's header for the title of a sub-page; null elsewhere. */
export const HeadSlot = createContext<HTMLElement | null>(null);
