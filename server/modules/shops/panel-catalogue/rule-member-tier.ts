import { sql } from 'drizzle-orm';
import { number } from '../../../../src/core/format/number';
import type { Rate } from '../../../../src/core/storefront/share';
import type { Judged, RecordRule } from '../../ground/entities/rules/shape';
import { countUnpriced, readTiers } from './documents-store';

const others = async ({ tx, partnerId, id }: Judged) =>
  (await readTiers(tx, partnerId)).filter((tier) => tier.id !== id);

/** Active items with typed prices and none for this tier, when another tier hands on to it. */
async function unpricedFor(judged: Judged): Promise<number> {
  const isHandedOn = (await others(judged)).some(({ data }) => data.is_default);
  return isHandedOn ? countUnpriced(judged.tx, judged.partnerId, judged.id) : 0;
}

/** Exactly one tier is the one that new members start in (domain 3.16). */
export const memberTierRule: RecordRule = {
  /** The first one is it, whatever was typed. */
  async complete(judged) {
    const hasDefault = (await others(judged)).some(({ data }) => data.is_default);
    if (!hasDefault && !judged.before?.is_default)
      Object.assign(judged.data, { is_default: true, is_active: true });
  },

  async judge(judged) {
    const { data, before } = judged;
    if (before?.is_default && !data.is_default) {
      return { is_default: ['Harus ada satu tier awal. Jadikan tier lain sebagai tier awal.'] };
    }
    const unpriced = data.is_default && !before?.is_default ? await unpricedFor(judged) : 0;
    if (unpriced > 0) {
      const text = `${number(unpriced)} produk aktif belum punya harga untuk tier ini, dan akan tertutup bagi pembeli. Isi harganya terlebih dahulu.`;
      return { is_default: [text] };
    }
    return data.is_default && !data.is_active ? { is_active: ['Tier awal harus aktif.'] } : {};
  },

  async kept({ tx, partnerId, id, data }) {
    if (!data.is_default) return;
    await tx.execute(sql`
      update entities set data = data || '{"is_default": false}'::jsonb, version = version + 1, updated_at = now()
      where partner_id = ${partnerId} and resource = 'member-tier' and deleted_at is null and id <> ${id}
        and (data->>'is_default')::boolean`);
  },

  async holds({ data }) {
    return data.is_default
      ? 'Tier awal tidak dapat dihapus. Jadikan tier lain sebagai tier awal.'
      : undefined;
  },

  /** "Higher level may not have a higher margin (warning)." Margins of two types cannot be compared. */
  async warn(db, partnerId, rows) {
    const tiers = await readTiers(db, partnerId);
    const warned = new Map<string, string[]>();
    for (const { id, data } of rows) {
      const own = data.margin as Rate;
      const lower = tiers.find(
        (tier) =>
          tier.data.level < Number(data.level) &&
          tier.data.margin.type === own.type &&
          tier.data.margin.value < own.value,
      );
      if (lower)
        warned.set(id, [
          `Margin lebih tinggi daripada tier ${lower.data.name} yang tingkatnya lebih rendah.`,
        ]);
    }
    return warned;
  },
};
