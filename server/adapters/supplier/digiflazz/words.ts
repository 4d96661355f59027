import { z } from 'zod';

/** Without control characters and halves of letters: no database keeps them, and a line break belongs in no receipt. */
export const plain = (words: string): string => words.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();

export const text = z.union([z.string(), z.number()]).transform(String).transform(plain);
