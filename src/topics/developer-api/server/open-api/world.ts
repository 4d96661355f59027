import type { FormValues } from '../../../catalogue/domain/form-values';
import type { ApiBill, InquiryRequest, PaymentRequest } from '../../contract/open-api/bills';
import type { ApiOrder, OrderRequest, PlacedOrder } from '../../contract/open-api/orders';
import type { Program } from '../integration/gate';
import type { OrderName } from './program-orders';

export interface OrderPage {
  status: number | null;
  skip: number;
  most: number;
}

/** Environment of a program: production, or a sandbox with the same contract. */
export interface World {
  balance(program: Program): Promise<number>;
  nickname(brandKey: string, customer: FormValues): Promise<string>;
  /** Once per `ref_id`. */
  buy(program: Program, input: OrderRequest): Promise<PlacedOrder>;
  order(program: Program, name: OrderName): Promise<ApiOrder | null>;
  page(program: Program, page: OrderPage): Promise<ApiOrder[]>;
  inquire(program: Program, input: InquiryRequest): Promise<ApiBill>;
  /** Once per `ref_id`, and per bill. */
  pay(program: Program, input: PaymentRequest): Promise<PlacedOrder>;
}
