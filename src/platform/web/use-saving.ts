import { useState } from 'react';
import type { z } from 'zod';
import type { DownloadSpec } from '../../core/contract/endpoint';
import type { QueryValue } from '../../core/contract/query-text';
import { type ExportFormat, endingOf } from '../../core/contract/shapes';
import { type ApiError, asApiError } from './api-error';
import { fetchFile } from './call';
import { saveFile } from './save-file';

type Fetch = <D extends DownloadSpec>(download: D, query: z.input<D['query']>) => Promise<Blob>;

const fetchCalled: Fetch = ({ path }, query) => fetchFile(path, query as Record<string, QueryValue>);

export function useSaving<D extends DownloadSpec>(download: D, fetch: Fetch = fetchCalled) {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = async (query: z.input<D['query']>, filename: string) => {
    setSaving(true);
    setError(null);
    try {
      saveFile(await fetch(download, query), filename);
    } catch (failure) {
      setError(asApiError(failure));
    }
    setSaving(false);
  };
  return { isSaving, error, run };
}

export function useExport<D extends DownloadSpec>(
  download: D,
  filter: Omit<z.input<D['query']>, 'format'>,
  name: string,
  fetch?: Fetch,
) {
  const { isSaving, error, run } = useSaving(download, fetch);
  return {
    isSaving,
    error: error?.message,
    onExport: (format: ExportFormat, more?: object) =>
      void run({ ...filter, ...more, format } as z.input<D['query']>, `${name}.${endingOf(format)}`),
  };
}
