import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the product could not be fetched: the connection is gone, or a newer version has replaced it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a part of the product could not be fetched', { cause });
    this.name = 'ChunkError';
  }
}

interface LazyChunk<Props> {
  Component: LazyExoticComponent<ComponentType<Props>>;
  /** Starts fetching, so that it is there when it is drawn. */
  preload: () => void;
}

/** A component that is fetched when it is first wanted. */
export function lazyChunk<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyChunk<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchOnce = () => {
    loading ??= load().catch((cause) => {
      loading = undefined;
      throw new ChunkError(cause);
    });
    return loading;
  };
  return {
    Component: lazy(fetchOnce),
    preload: () => {
      // A failure shows when the part is drawn.
      fetchOnce().catch(() => undefined);
    },
  };
}
