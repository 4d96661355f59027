import type { ParseFunction, RouterProvider } from '@refinedev/core';
import libraryRouter from '@refinedev/react-router-v6';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type Parse = () => ParseFunction;

// The library has one; its type allows for none.
const askLibrary = libraryRouter.parse as Parse;

const Place = createContext<ParseFunction | null>(null);

/**
 * Tells Refine's hooks where one is. Each of them would compare the address with every path of every resource, a dozen
 * times for one screen: inside of this they are told what one has found out.
 */
export const OnePlace = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const ask = askLibrary();
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another place
  const tell = useMemo(() => {
    let known: ReturnType<ParseFunction> | undefined;
    return () => {
      known ??= latest.current();
      return known;
    };
  }, [pathname, search]);
  return <Place.Provider value={tell as ParseFunction}>{children}</Place.Provider>;
};

/** The library's router, that asks the place above where there is one. A component is inside or outside for good. */
export const routerProvider: RouterProvider = {
  ...libraryRouter,
  parse: () => useContext(Place) ?? askLibrary(),
};
