import { useState } from 'react';
import type { z } from 'zod';
import type { DownloadSpec } from '../core/contract/endpoint';
import { type ApiError, asApiError } from './api-error';
import { save } from './call';

/** Saves a file and knows whether it is under way or has failed. */
export function useSaving<D extends DownloadSpec>(download: D) {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = async (query: z.input<D['query']>, filename: string) => {
    setSaving(true);
    setError(null);
    try {
      await save(download, query, filename);
    } catch (failure) {
      setError(asApiError(failure));
    }
    setSaving(false);
  };
  return { isSaving, error, run };
}
