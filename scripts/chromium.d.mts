export function findChromium(): string | null;
export const chromiumAdvice: string;
export const chromiumArguments: string[];
