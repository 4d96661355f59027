export interface NamedAccount {
  /** Indonesian bank code, such as `014`. */
  bankCode: string;
  number: string;
}

export type HolderAnswer = { kind: 'holder'; name: string } | { kind: 'unknown' } | { kind: 'away' };

export interface BankDirectory {
  /** `asker` is the person who claims to own the account. */
  holderOf(account: NamedAccount, asker: string): Promise<HolderAnswer>;
}
