import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react';

export const FormGroundContext = createContext<ComponentType<{ children: ReactNode }>>(Fragment);

/** For a form opened on a page without forms. */
export const useFormGround = (): ComponentType<{ children: ReactNode }> => useContext(FormGroundContext);
