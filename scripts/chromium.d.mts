export function findChromium(): string | null;
export function findWholeChromium(): string | null;
export const chromiumAdvice: string;
export const chromiumArguments: string[];
