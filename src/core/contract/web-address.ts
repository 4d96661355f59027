import { z } from 'zod';
import { messages } from '../text/messages';

const webAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

export const urlError = (value: string, label: string): string | undefined => {
  if (!/^https:\/\//i.test(value)) return messages.https;
  const hidesHost = /^https:\/\/[^/?#]*@/i.test(value) || /\s/.test(value);
  return hidesHost || !webAddress.safeParse(value).success ? messages.invalid(label) : undefined;
};
