export const STAMP: string;
export function sourceHash(root: string): string;
