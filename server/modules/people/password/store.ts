import { queryRow } from '../../../db/statement';

interface Holder {
  email: string;
  /** `628…` */
  phone: string;
  password_hash: string;
}

export const readHolder = queryRow<{ user_id: string }, Holder>(
  'password-holder',
  'select email, phone, password_hash from users where id = :user_id::uuid',
);
