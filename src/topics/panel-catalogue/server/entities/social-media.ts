import type { EntityCode } from '../../../../admin/server/entity-code';
import { accountError } from '../../../shops/domain/social-account';
import type { ContactData } from '../../../shops/server/shop-record/records';

export const socialMedia: EntityCode = {
  async validate({ data }) {
    const { accounts = [] } = data as Partial<ContactData>;
    return Object.fromEntries(
      accounts.flatMap(({ network, account }, at) => {
        const error = accountError(network, account);
        return error === undefined ? [] : [[`accounts.${at}.account`, [error]]];
      }),
    );
  },
};
