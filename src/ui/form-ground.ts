import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react';

/** What forms stand in; comes with the first of them. */
export const FormGroundContext = createContext<ComponentType<{ children: ReactNode }>>(Fragment);

/** For a form that opens on a page that has none. */
export const useFormGround = (): ComponentType<{ children: ReactNode }> => useContext(FormGroundContext);
