import { Fragment } from 'react';
import { rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';
import type { MemberTierOffer } from '../../../members/contract';
import type { TierSaving } from '../../../storefront/server/tier-savings';
import { paths } from '../../text/paths';
import { Exact, Money } from '../parts/exact';
import { Facts } from '../parts/facts';
import { UNTOUCHED } from '../parts/fields';
import { FormPage, type FormWords } from '../parts/form-page';
import { Icon } from '../parts/icon';
import { chosenColors } from '../parts/theme-style';
import { AccountFrame, type OwnProps } from './account';

/** True for a paid tier above the member's own. */
export const isOffered = (tier: MemberTierOffer, tiers: readonly MemberTierOffer[]): boolean =>
  tier.price !== null && tier.level > (tiers.find(({ is_current }) => is_current)?.level ?? 0);

interface TiersProps extends OwnProps {
  tiers: readonly MemberTierOffer[];
  savings: readonly TierSaving[];
  /** True just after a tier was bought. */
  isRaised: boolean;
}

export function Tiers({ member, tiers, savings, isRaised }: TiersProps) {
  const missing = ({ price }: MemberTierOffer) => (price ?? 0) - member.balance;
  const lowest = Math.min(...tiers.map(({ level }) => level));
  return (
    <AccountFrame title="Tier" here={paths.tiers}>
      {isRaised && (
        <p className="notice" role="status">
          Tier Anda sekarang {member.tier}. Harganya berlaku mulai pesanan berikutnya.
        </p>
      )}
      <ul className="records">
        {tiers.map((tier) => (
          <li key={tier.id} className="panel tier" aria-current={tier.is_current ? 'true' : undefined}>
            <h2>
              <TierBadge tier={tier} /> {tier.is_current && <span className="mark">Tier Anda</span>}
            </h2>
            <Saving of={savings.find(({ tierId }) => tierId === tier.id)} />
            {tier.benefits.length > 0 && (
              <ul className="benefits">
                {tier.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            )}
            <p className="muted">
              <WayTo tier={tier} isFirst={tier.level === lowest} />
            </p>
            {isOffered(tier, tiers) &&
              (missing(tier) > 0 ? (
                <p>
                  Saldo Anda kurang <Money of={missing(tier)} />. Saldo diisi oleh toko.
                </p>
              ) : (
                <a className="button small" href={paths.tier(tier.id)}>
                  Naik ke {tier.name}
                </a>
              ))}
          </li>
        ))}
      </ul>
    </AccountFrame>
  );
}

const TierBadge = ({ tier: { name, color, icon } }: { tier: MemberTierOffer }) => (
  <span className="tier-badge" style={chosenColors(color)}>
    {icon && <Icon name={icon} />} {name}
  </span>
);

function Saving({ of: saving }: { of: TierSaving | undefined }) {
  if (!saving || saving.percent < 0.1) return null;
  return (
    <>
      <p>
        Rata-rata hemat <Exact>{number(saving.percent, { decimals: 1 })} %</Exact> dari harga umum.
      </p>
      <Facts
        of={saving.examples.map(({ name, usual, price }) => [
          name,
          <Fragment key={name}>
            <span className="hidden">Harga umum </span>
            <Money of={usual} as="s" /> <span className="hidden">menjadi </span>
            <Money of={price} />
          </Fragment>,
        ])}
      />
    </>
  );
}

interface WayToProps {
  tier: MemberTierOffer;
  isFirst: boolean;
}

function WayTo({ tier: { price, min_spent }, isFirst }: WayToProps) {
  if (price !== null)
    return (
      <>
        Berbayar <Money of={price} />, sekali, dari saldo.
      </>
    );
  if (min_spent === null) return isFirst ? 'Tier awal setiap member.' : 'Diberikan oleh toko.';
  return (
    <>
      Otomatis setelah belanja <Money of={min_spent} /> dalam 30 hari.
    </>
  );
}

interface BuyTierProps extends OwnProps {
  tier: { id: string; name: string; price: number };
  /** Key of the payment: a second press or a reload pays once. */
  paymentKey: string;
}

/** Last look before the balance pays. */
export function BuyTier({ member, tier: { id, name, price }, paymentKey }: BuyTierProps) {
  const form: FormWords = {
    title: `Naik ke ${name}`,
    lead: 'Dibayar sekali dari saldo. Pembayaran ini tidak dapat dibatalkan.',
    action: paths.tier(id),
    hidden: ['price', 'key'],
    fields: [],
    submit: `Bayar ${rupiah(price)} dari saldo`,
    links: [{ href: paths.tiers, label: 'Batal' }],
  };
  const typed = { ...UNTOUCHED, values: { price: String(price), key: paymentKey } };
  return (
    <FormPage form={form} typed={typed}>
      <Facts
        of={[
          ['Saldo Anda', member.balance],
          ['Biaya naik tier', -price],
        ]}
        sum={['Sisa saldo', member.balance - price]}
      />
    </FormPage>
  );
}
