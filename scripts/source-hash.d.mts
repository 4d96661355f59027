export const STAMP: string;
export function sourceHash(root: string): string;
export function configurationHash(root: string): string;
