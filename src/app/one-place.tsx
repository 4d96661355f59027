import type { ParseFunction, RouterProvider } from '@refinedev/core';
import libraryRouter from '@refinedev/react-router-v6';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type Parse = () => ParseFunction;

const askLibrary = libraryRouter.parse as Parse;

const Place = createContext<ParseFunction | null>(null);

/**
 * Parses the location once for all of Refine's hooks: each would otherwise compare the address with every path of every
 * resource, a dozen times per screen.
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

/** The library's router, which reuses the location above if there is one. A component never moves in or out of it. */
export const routerProvider: RouterProvider = {
  ...libraryRouter,
  parse: () => useContext(Place) ?? askLibrary(),
};
