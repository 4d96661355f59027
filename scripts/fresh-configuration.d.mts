export function freshConfiguration(root: string): Promise<string>;
