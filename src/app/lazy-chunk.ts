import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of the product could not be fetched: the connection is gone, or a newer version has replaced it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a part of the product could not be fetched', { cause });
    this.name = 'ChunkError';
  }
}

interface Chunk<Props> {
  default: ComponentType<Props>;
}

interface LazyChunk<Props> {
  Component: LazyExoticComponent<ComponentType<Props>>;
  /** Starts fetching, so that it is there when it is drawn. Resolves when it is, or cannot be had. */
  preload: () => Promise<void>;
}

/** A component that is fetched when it is first wanted; one that is there already is drawn at once. */
export function lazyChunk<Props>(load: () => Promise<Chunk<Props>>): LazyChunk<Props> {
  let loading: Promise<Chunk<Props>> | undefined;
  let loaded: Chunk<Props> | undefined;
  const fetchOnce = () => {
    loading ??= load().then(
      (chunk) => {
        loaded = chunk;
        return chunk;
      },
      (cause) => {
        loading = undefined;
        throw new ChunkError(cause);
      },
    );
    return loading;
  };
  return {
    Component: lazy(() => (loaded ? atOnce(loaded) : fetchOnce())),
    // A failure shows when the part is drawn.
    preload: () => fetchOnce().then(noted, noted),
  };
}

const noted = (): void => undefined;

/** React draws what stands in a part's place until a promise has told it, however long it has been kept. */
const atOnce = <Props>(chunk: Chunk<Props>): Promise<Chunk<Props>> =>
  // biome-ignore lint/suspicious/noThenProperty: what React asks of it is `then` alone
  ({ then: (tell: (chunk: Chunk<Props>) => void) => tell(chunk) }) as Promise<Chunk<Props>>;
