import type { EntityCode } from '../../../../admin/server/entity-code';
import { isOnlyClosed } from '../../../../admin/server/rules/closing';
import { gatewayMethods } from '../../../payments/server/methods';
import { feeBearerOf, type PaymentMethodFacts } from '../../../shops/domain/payment';
import { readUsage } from '../sales-store';

export function platformMethod(code: unknown) {
  const found = gatewayMethods.find((method) => method.code === code);
  return found && { group: found.kind, fee_flat: found.fee_flat, fee_percent: found.fee_bps / 100 };
}

export const paymentMethod: EntityCode = {
  async beforeChange({ data }) {
    if (data.source === 'platform') {
      // The platform defines the fee, so it is not editable.
      Object.assign(data, platformMethod(data.code));
    }
    data.fee_bearer = feeBearerOf({
      group: String(data.group),
      fee_bearer: data.fee_bearer as PaymentMethodFacts['fee_bearer'],
    });
  },

  async validate({ data, before }) {
    if (isOnlyClosed({ data, before })) return {};
    const codes = gatewayMethods.map(({ code }) => code).join(', ');
    const isUnknown = data.source === 'platform' && !platformMethod(data.code);
    return isUnknown ? { code: [`Kode metode platform: ${codes}.`] } : {};
  },

  computed: async (db, partnerId, ids) => {
    const used = await readUsage(db, partnerId, ids);
    return new Map(ids.map((id) => [id, { usage_30d: used.get(id) ?? 0 }]));
  },
};
