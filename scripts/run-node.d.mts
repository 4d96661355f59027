interface RunOptions {
  env?: Record<string, string>;
  /** Ends the program. */
  signal?: AbortSignal;
}

export function runNode(root: string, args: string[], options?: RunOptions): Promise<string>;
