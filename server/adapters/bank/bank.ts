/** An account as somebody names it. */
export interface NamedAccount {
  /** As Indonesian banks number each other: `014`. */
  bankCode: string;
  /** Digits. */
  number: string;
}

/** What a bank says about an account: whose it is, that it has none of that number, or nothing at all for now. */
export type HolderAnswer = { kind: 'holder'; name: string } | { kind: 'unknown' } | { kind: 'away' };

/** What banks tell about accounts: the name check before money is sent. */
export interface BankDirectory {
  /** `asker` is who says that the account is theirs. */
  holderOf(account: NamedAccount, asker: string): Promise<HolderAnswer>;
}
