/** A payment as the sandbox gateway keeps it. */
export interface SandboxPayment {
  reference: string;
  merchant_ref: string;
  amount: number;
  status: 'unpaid' | 'paid' | 'expired' | 'failed';
  paid_amount: number | null;
  paid_at: string | null;
  /** Signs the callbacks of this payment. */
  secret: string;
  expires_at: string;
}

/** The books of the sandbox gateway. */
export interface SandboxBook {
  /** The payment of a merchant's reference; asked for twice, it is the same. */
  open(
    payment: Pick<SandboxPayment, 'reference' | 'merchant_ref' | 'amount' | 'expires_at'>,
  ): Promise<SandboxPayment>;
  byReference(reference: string): Promise<SandboxPayment | null>;
  byMerchant(merchant: string): Promise<SandboxPayment | null>;
  change(change: Pick<SandboxPayment, 'reference' | 'status' | 'paid_amount' | 'paid_at'>): Promise<void>;
}
