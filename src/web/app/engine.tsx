import { type ParseFunction, Refine, type ResourceProps, type RouterProvider } from '@refinedev/core';
import libraryRouter from '@refinedev/react-router-v6';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type GateVerdict, gate } from '../../admin/access/gate';
import type { Model } from '../../admin/schema/model';
import { createDataProvider } from '../../admin/web/data/data-provider';
import { createAccessProvider } from '../../admin/web/session/access-provider';
import { createAuthProvider } from '../../admin/web/session/auth-provider';
import { type Facts, useFactsState } from '../../admin/web/session/facts';
import { routeAt } from '../../core/routes/route-at';
import { browserConfig } from '../../platform/web/browser-config';
import { queryClient } from '../../platform/web/query-client';
import { currentSession } from '../../platform/web/session';
import { readStored } from '../../platform/web/storage';
import { model, onModelChange } from './model';

/**
 * The gate's verdict for a path, from the current session and facts. The device is ignored: it never decides who is
 * signed in.
 */
const verdictAt = (path: string, facts: Facts | null): GateVerdict =>
  gate(routeAt(model.routes, path), {
    maintenance: browserConfig.maintenance,
    session: currentSession(),
    profile: facts?.profile ?? null,
    can: facts?.can ?? null,
    emailMarker: readStored('sendEmailVerif') !== null,
    desktop: true,
  });

const refineResources = (model: Model): ResourceProps[] =>
  model.resources.map(({ name, label, paths }) => ({
    name,
    list: paths.list,
    create: paths.create,
    edit: paths.edit,
    show: paths.show,
    meta: { label },
  }));

type Parse = () => ParseFunction;

const askLibrary = libraryRouter.parse as Parse;

const ParserContext = createContext<ParseFunction | null>(null);

/**
 * Parses the location once for all of Refine's hooks: each would otherwise compare the address with every path of every
 * resource, a dozen times per screen.
 */
const ScopedRouter = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  const ask = askLibrary();
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  const reportLocation = useMemo(() => {
    let known: ReturnType<ParseFunction> | undefined;
    return () => {
      known ??= latest.current();
      return known;
    };
  }, [pathname, search]);
  return <ParserContext.Provider value={reportLocation as ParseFunction}>{children}</ParserContext.Provider>;
};

/** The library's router, which reuses the location above if there is one. A component never moves in or out of it. */
const routerProvider: RouterProvider = {
  ...libraryRouter,
  parse: () => useContext(ParserContext) ?? askLibrary(),
};

/** Refine keeps the first providers it receives, so they read the current facts from here. */
let known: Facts | null = null;

export let dataProvider = createDataProvider(model);
export const accessControlProvider = createAccessProvider(() => known?.can ?? null);
export const authProvider = createAuthProvider(
  (path) => verdictAt(path, known),
  () => known?.profile.id,
);
let resources = refineResources(model);
onModelChange(() => {
  dataProvider = createDataProvider(model);
  resources = refineResources(model);
});

export const Engine = ({ children }: { children: ReactNode }) => {
  const { facts } = useFactsState();
  // Set in a layout effect, because children read it in later effects.
  useLayoutEffect(() => {
    known = facts;
    return () => {
      known = null;
    };
  }, [facts]);
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      routerProvider={routerProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        syncWithLocation: true,
        warnWhenUnsavedChanges: true,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      <ScopedRouter>{children}</ScopedRouter>
    </Refine>
  );
};
