import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from 'react';

export const FormProviderContext = createContext<ComponentType<{ children: ReactNode }>>(Fragment);

/** For a form opened on a page without forms. */
export const useFormProvider = (): ComponentType<{ children: ReactNode }> => useContext(FormProviderContext);
