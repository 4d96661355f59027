export function runNode(root: string, args: string[], env?: Record<string, string>): Promise<void>;
