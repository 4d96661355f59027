import type { FormValues } from '../../../../src/core/catalogue/form-values';
import type { ApiBill, InquiryWish, PaymentWish } from '../../../../src/core/contract/open-api/bills';
import type { ApiOrder, OrderWish, PlacedOrder } from '../../../../src/core/contract/open-api/orders';
import type { Program } from '../integration/gate';
import type { OrderName } from '../transaction/program-orders';

export interface OrderPage {
  status: number | null;
  skip: number;
  most: number;
}

/** Where a program buys: the real world, or a sandbox of its partner that answers by the same contract. */
export interface World {
  /** Rupiah. */
  balance(program: Program): Promise<number>;
  /** Throws PRODUCT_NOT_FOUND, VALIDATION_FAILED, CUSTOMER_NOT_FOUND. */
  nickname(brandKey: string, customer: FormValues): Promise<string>;
  /** Once for each `ref_id`. */
  buy(program: Program, wish: OrderWish): Promise<PlacedOrder>;
  /** Null where the partner has no such order in this world. */
  order(program: Program, name: OrderName): Promise<ApiOrder | null>;
  /** Newest first. */
  page(program: Program, page: OrderPage): Promise<ApiOrder[]>;
  inquire(program: Program, wish: InquiryWish): Promise<ApiBill>;
  /** Once for each `ref_id`, and for each bill. */
  pay(program: Program, wish: PaymentWish): Promise<PlacedOrder>;
}
