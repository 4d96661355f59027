import { amendRecords } from '../../../../admin/server/amend';
import type { EntityCode } from '../../../../admin/server/entity-code';
import type { RecordChange } from '../../../../admin/server/rules/shape';
import { number } from '../../../../core/format/number';
import type { Rate } from '../../../../core/value/rate';
import { countUnpriced, readShopTiers } from '../../../shops/server/shop-record/tiers';

const others = async ({ tx, partnerId, id }: RecordChange) =>
  (await readShopTiers(tx, partnerId)).tiers.filter((tier) => tier.id !== id);

/** Active items with typed prices but none for this tier, if another tier is the default. */
async function unpricedFor(change: RecordChange): Promise<number> {
  const isHandedOn = (await others(change)).some(({ is_default }) => is_default);
  return isHandedOn ? countUnpriced(change.tx, change.partnerId, change.id) : 0;
}

/** Exactly one tier is the default (domain 3.16). */
export const memberTier: EntityCode = {
  /** The first tier is always the default. */
  async beforeChange(change) {
    const hasDefault = (await others(change)).some(({ is_default }) => is_default);
    if (!hasDefault && !change.before?.is_default)
      Object.assign(change.data, { is_default: true, is_active: true });
  },

  async validate(change) {
    const { data, before } = change;
    if (before?.is_default && !data.is_default) {
      return { is_default: ['Harus ada satu tier awal. Jadikan tier lain sebagai tier awal.'] };
    }
    const unpriced = data.is_default && !before?.is_default ? await unpricedFor(change) : 0;
    if (unpriced > 0) {
      const text = `${number(unpriced)} produk aktif belum punya harga untuk tier ini, dan akan tertutup bagi pembeli. Isi harganya terlebih dahulu.`;
      return { is_default: [text] };
    }
    return data.is_default && !data.is_active ? { is_active: ['Tier awal harus aktif.'] } : {};
  },

  async afterChange({ tx, partnerId, id, data }) {
    if (!data.is_default) return;
    const others = { partnerId, resource: 'member-tier', but: id, matching: { is_default: true } };
    await amendRecords(tx, others, { is_default: false });
  },

  async beforeDelete({ data }) {
    return data.is_default
      ? 'Tier awal tidak dapat dihapus. Jadikan tier lain sebagai tier awal.'
      : undefined;
  },

  /** "Higher level may not have a higher margin (warning)." Margins of two types cannot be compared. */
  async warn(db, { partnerId }, rows) {
    const { tiers } = await readShopTiers(db, partnerId);
    const warned = new Map<string, string[]>();
    for (const { id, data } of rows) {
      const own = data.margin as Rate;
      const lower = tiers.find(
        (tier) =>
          tier.level < Number(data.level) && tier.margin.type === own.type && tier.margin.value < own.value,
      );
      if (lower)
        warned.set(id, [`Margin lebih tinggi daripada tier ${lower.name} yang tingkatnya lebih rendah.`]);
    }
    return warned;
  },
};
