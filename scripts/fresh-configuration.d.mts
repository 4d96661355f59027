export function freshConfiguration(root: string): Promise<void>;
