import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A chunk could not be loaded: the connection failed, or a newer version has replaced it. */
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
  preload: () => Promise<void>;
}

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
    preload: () => fetchOnce().then(noted, noted),
  };
}

const noted = (): void => undefined;

/** React shows the fallback for any promise that has not reported yet, so a loaded chunk reports synchronously. */
const atOnce = <Props>(chunk: Chunk<Props>): Promise<Chunk<Props>> =>
  // biome-ignore lint/suspicious/noThenProperty: what React asks of it is `then` alone
  ({ then: (resolve: (chunk: Chunk<Props>) => void) => resolve(chunk) }) as Promise<Chunk<Props>>;
