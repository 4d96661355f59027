/** Lower case, except abbreviations such as H2H, PIN or ID. */
export const inSentence = (label: string): string =>
  label.replace(/\S+/g, (word) => (/^[A-Z0-9]{2,}$/.test(word) ? word : word.toLowerCase()));
