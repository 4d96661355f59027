export function freshBuild(root: string): Promise<void>;
export function freshServer(
  root: string,
  say: (step: string) => void,
): Promise<{ portalBuilt: () => Promise<void> }>;
