import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll } from 'vitest';
import type { Model } from '../../src/admin/schema/model';
import type { Profile } from '../../src/core/contract/profile';
import { openUiPage } from './ui-page';

declare const happyDOM: { setViewport(size: { width: number }): void };

/** Portal modules, available after `standFrame`. */
export let parts: Awaited<ReturnType<typeof load>>;

/** Imported after the page exists, because `src/` reads it on load. */
const load = async () => ({
  ...(await import('../../src/admin/web/session/facts')),
  ...(await import('../../src/platform/web/query-client')),
  ...(await import('../../src/platform/web/session')),
  ...(await import('../../src/platform/web/api-error')),
  ...(await import('../../src/platform/web/sign-in')),
  ...(await import('../../src/platform/web/unanswered-orders')),
  ...(await import('../../src/web/app/engine')),
  ...(await import('../../src/web/app/facts-provider')),
  ...(await import('../../src/web/app/model')),
  ...(await import('../../src/web/app/portal-chunks')),
  ...(await import('../../src/ui/feedback')),
  VerticalLayout: (await import('../../src/web/shell/vertical-layout')).default,
  Overlay: (await import('../../src/web/shell/overlays/overlay')).default,
});

/** Provides the portal frame for all tests of a file. */
export function standFrame(seed?: 'demo'): void {
  beforeAll(async () => {
    await openUiPage('/dashboard', seed);
    parts = await load();
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    parts.queryClient.clear();
  });
}

export const ShownPath = () => <p data-testid="path">{useLocation().pathname}</p>;
export const shownPath = () => screen.getByTestId('path').textContent;

interface Opened {
  user?: string;
  width?: number;
  path?: string;
  stored?: Record<string, string>;
  /** Overrides of the profile. */
  also?: Partial<Profile>;
  /** Overrides the built pages. */
  model?: Model;
}

/** Renders the frame around an empty page for a demo account. */
export async function open({
  user = 'mitra',
  width = 1440,
  path = '/dashboard',
  stored = {},
  also = {},
  model = parts.model,
}: Opened = {}) {
  happyDOM.setViewport({ width });
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  await parts.signIn({ identifier: `${user}@demo.test`, password: 'Mitra#2026' });
  render(
    <QueryClientProvider client={parts.queryClient}>
      <parts.ModelContext.Provider value={model}>
        <MemoryRouter initialEntries={[path]}>
          <parts.FactsProvider signedIn>
            <WhenKnown also={also} />
          </parts.FactsProvider>
        </MemoryRouter>
      </parts.ModelContext.Provider>
    </QueryClientProvider>,
  );
  await screen.findByRole('banner');
}

const WhenKnown = ({ also }: Required<Pick<Opened, 'also'>>) => {
  const state = parts.useFactsState();
  const { facts } = state;
  if (!facts) return null;
  const patched = { ...state, facts: { ...facts, profile: { ...facts.profile, ...also } } };
  return (
    <parts.FactsContext.Provider value={patched}>
      <parts.FeedbackProvider load={parts.loadFeedback} messageOf={parts.failureMessage}>
        <parts.Engine>
          <parts.VerticalLayout>
            <ShownPath />
          </parts.VerticalLayout>
        </parts.Engine>
      </parts.FeedbackProvider>
    </parts.FactsContext.Provider>
  );
};

export const click = (role: string, name: string | RegExp) =>
  userEvent.click(screen.getByRole(role, { name }));
