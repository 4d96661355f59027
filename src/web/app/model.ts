import * as first from 'virtual:configuration';
import { z } from 'zod';
import { compile } from '../../admin/schema/compile';
import { validationText } from '../../core/text/validation';
import { queryClient } from '../../platform/web/query-client';
import { pageRows } from '../routes/page-rows';

// Uses the server's texts for zod errors, so that a form shows the same text before and after it is sent.
z.config({ localeError: validationText });

/** The configuration was checked before the server started. */
export let model = compile(first.config, pageRows);
export let { accessModel } = first;

let changes = 0;
/** Counts the configurations of this page: `model` changes in development only. */
export const modelNumber = (): number => changes;

const watchers = new Set<() => void>();

export function onModelChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

// `scripts/dev.ts` sends what was saved, so that the page need not load its modules anew.
import.meta.hot?.on('configuration', async ({ address }) => {
  const saved: typeof first = await import(/* @vite-ignore */ address);
  model = compile(saved.config, pageRows);
  accessModel = saved.accessModel;
  changes += 1;
  queryClient.clear();
  for (const watcher of watchers) watcher();
});
