import { accountError } from '../../../../src/core/website/social-account';
import type { RecordRule } from '../../ground/entities/rules/shape';
import type { ContactData } from '../shop-record/records';

export const socialMediaRule: RecordRule = {
  async judge({ data }) {
    const { accounts = [] } = data as Partial<ContactData>;
    return Object.fromEntries(
      accounts.flatMap(({ network, account }, at) => {
        const error = accountError(network, account);
        return error === undefined ? [] : [[`accounts.${at}.account`, [error]]];
      }),
    );
  },
};
