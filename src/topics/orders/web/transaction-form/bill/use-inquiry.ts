import { useState } from 'react';
import { type ApiError, asApiError } from '../../../../../platform/web/api-error';
import { useAction } from '../../../../../platform/web/use-call';
import type { BrandDetail, Variation } from '../../../../catalogue/contract/catalogue';
import { checkFormValues, type FormValues } from '../../../../catalogue/domain/form-values';
import { checkBill, type Inquiry } from '../../../contract/postpaid';

export type InquiryOutcome = { kind: 'found'; inquiry: Inquiry } | { kind: 'failed'; error: ApiError };

/** Bill of the customer; valid only for the item and values that were requested. */
export function useInquiry(brand: BrandDetail, item: Variation | undefined, typed: FormValues) {
  const { mutateAsync, isLoading } = useAction(checkBill);
  const { values } = checkFormValues(brand.forms, typed);
  const print = JSON.stringify([item?.id, values]);
  const [asked, setAsked] = useState<{ of: string; outcome: InquiryOutcome } | null>(null);
  const outcome = asked?.of === print ? asked.outcome : null;

  const run = async ({ sku }: Variation): Promise<InquiryOutcome> => {
    const answer = await ask(sku);
    setAsked({ of: print, outcome: answer });
    return answer;
  };

  const ask = async (sku: string): Promise<InquiryOutcome> => {
    const { customer_no = '', period } = values;
    const body = { sku, customer_no, ...(period && { period: Number(period) }) };
    try {
      return { kind: 'found', inquiry: (await mutateAsync({ body })).data };
    } catch (error) {
      return { kind: 'failed', error: asApiError(error) };
    }
  };

  return {
    found: outcome?.kind === 'found' ? outcome.inquiry : null,
    failed: outcome?.kind === 'failed' ? outcome.error : null,
    isChecking: isLoading,
    run,
    forget: () => setAsked(null),
  };
}
