import { createContext } from 'react';

/** Where the frame shows the title of a page that lies below another one: the bar at the top of a phone. Else null. */
export const HeadSlot = createContext<HTMLElement | null>(null);
