export function freshBuild(root: string): Promise<void>;
