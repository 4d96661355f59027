export interface NamedAccount {
  /** Indonesian bank code, such as `014`. */
  bankCode: string;
  number: string;
}

/** Account holder, no such account, or no answer at present. */
export type HolderAnswer = { kind: 'holder'; name: string } | { kind: 'unknown' } | { kind: 'away' };

/** Account name lookup before money is sent. */
export interface BankDirectory {
  /** `asker` is the person who claims to own the account. */
  holderOf(account: NamedAccount, asker: string): Promise<HolderAnswer>;
}
