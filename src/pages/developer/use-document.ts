import { useCallback, useEffect, useState } from 'react';
import { readApiDocument } from '../../api/api-document';
import { type ApiError, asApiError } from '../../api/api-error';
import type { ApiDocument } from '../../core/integration/api-document';

export interface DocumentState {
  document: ApiDocument | null;
  error: ApiError | null;
  look: () => Promise<void>;
}

export function useDocument(): DocumentState {
  const [document, setDocument] = useState<ApiDocument | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const look = useCallback(async () => {
    setError(null);
    try {
      setDocument(await readApiDocument());
    } catch (failure) {
      setError(asApiError(failure));
    }
  }, []);
  useEffect(() => void look(), [look]);
  return { document, error, look };
}
