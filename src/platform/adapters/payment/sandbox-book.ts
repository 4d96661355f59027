export interface SandboxPayment {
  reference: string;
  merchant_ref: string;
  amount: number;
  status: 'unpaid' | 'paid' | 'expired' | 'failed';
  paid_amount: number | null;
  paid_at: string | null;
  secret: string;
  expires_at: string;
}

export interface SandboxBook {
  /** Opens a payment for a merchant reference; idempotent. */
  open(
    payment: Pick<SandboxPayment, 'reference' | 'merchant_ref' | 'amount' | 'expires_at'>,
  ): Promise<SandboxPayment>;
  byReference(reference: string): Promise<SandboxPayment | null>;
  byMerchant(merchant: string): Promise<SandboxPayment | null>;
  change(change: Pick<SandboxPayment, 'reference' | 'status' | 'paid_amount' | 'paid_at'>): Promise<void>;
}
