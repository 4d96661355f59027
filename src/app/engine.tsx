import { Refine } from '@refinedev/core';
import { type ReactNode, useLayoutEffect } from 'react';
import { createAccessProvider } from '../api/access-provider';
import { createAuthProvider } from '../api/auth-provider';
import { createDataProvider } from '../api/data-provider';
import { type Facts, useFacts } from '../api/facts';
import { queryClient } from '../api/query-client';
import { model } from './model';
import { OnePlace, routerProvider } from './one-place';
import { refineResources } from './refine-resources';
import { i18nProvider } from './refine-text';
import { verdictAt } from './verdict-at';

/** Refine keeps the first providers it receives, so they read the current facts from here. */
let known: Facts | null = null;

export const dataProvider = createDataProvider(model);
export const accessControlProvider = createAccessProvider(() => known?.can ?? null);
export const authProvider = createAuthProvider(
  (path) => verdictAt(path, known),
  () => known?.profile.id,
);
const resources = refineResources(model);

export const Engine = ({ children }: { children: ReactNode }) => {
  const facts = useFacts();
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
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        syncWithLocation: true,
        warnWhenUnsavedChanges: true,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      <OnePlace>{children}</OnePlace>
    </Refine>
  );
};
