import { useQueryClient } from '@tanstack/react-query';
import { History, MessageCircle } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { resourceOf } from '../../../../admin/schema/compile';
import { useFacts, useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { number, percent } from '../../../../core/format/number';
import { browserConfig } from '../../../../platform/web/browser-config';
import { useLive } from '../../../../platform/web/live-events';
import { useQueryState } from '../../../../platform/web/query-state';
import { callKey, useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import card from '../../../../ui/card.module.css';
import { CopyButton } from '../../../../ui/copy-button';
import { elsewhere } from '../../../../ui/elsewhere';
import { Face } from '../../../../ui/face';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { Money } from '../../../../ui/money';
import { PageHead } from '../../../../ui/page-head';
import { buttonClass } from '../../../../ui/plain/button-class';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { Segmented } from '../../../../ui/plain/segmented';
import { QrCode } from '../../../../ui/qr-code';
import { qrDrawing } from '../../../../ui/qr-drawing';
import { SkeletonCard, SkeletonList } from '../../../../ui/skeleton';
import text from '../../../../ui/text.module.css';
import { listReferralWithdrawals } from '../../../withdrawals/contract';
import { commissionSource } from '../../../withdrawals/web/withdraw/access';
import { useWayOut } from '../../../withdrawals/web/withdraw/use-way-out';
import { WayOutTab, wayOutTabs } from '../../../withdrawals/web/withdraw/way-out-tab';
import { getReferral, type Referral } from '../../contract';
import { copy } from './copy';
import styles from './referral.module.css';

const Share = ({ referral: { code, link } }: { referral: Referral }) => {
  const drawing = useMemo(() => qrDrawing(link), [link]);
  const message = copy.message(browserConfig.productName, code, link);
  return (
    <section className={`${card.card} ${styles.share}`} aria-label={copy.share}>
      <div className={styles.words}>
        <h2>{copy.share}</h2>
        <div>
          <h3 className={text.caption}>{copy.code}</h3>
          <div className={layout.row3}>
            <strong className={styles.code}>{code}</strong>
            <CopyButton value={code} what={copy.codeName} />
          </div>
        </div>
        <div>
          <h3 className={text.caption}>{copy.link}</h3>
          <div className={layout.row3}>
            <span className={styles.link}>{link}</span>
            <CopyButton value={link} what={copy.linkName} />
          </div>
        </div>
        <a
          className={buttonClass()}
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          {...elsewhere}
        >
          <MessageCircle size={18} aria-hidden="true" />
          {copy.whatsapp}
        </a>
      </div>
      <figure className={styles.qr}>
        <QrCode code={drawing} label={copy.qr} />
        <figcaption className={text.quiet}>{copy.qrHint}</figcaption>
      </figure>
    </section>
  );
};

const HERE = '/referral/data';

/** Refreshes after a registration, a commission or its chargeback, and a decided withdrawal. */
function useFresh(): void {
  const cache = useQueryClient();
  const refresh = useCallback(() => {
    for (const endpoint of [getReferral, listReferralWithdrawals])
      void cache.invalidateQueries(callKey(endpoint));
  }, [cache]);
  const soon = useGathered(refresh);
  useLive('resource', (changed) => changed === 'referral-partner' && soon());
  useLive('notification', ({ link }) => link === HERE && soon());
  useLive('resync', soon);
}

const Terms = ({ referral: { rate, valid_months } }: { referral: Referral }) => {
  const { term } = copy;
  const lines = [
    term.rate(percent(rate / 100, { decimals: 1 })),
    term.months(valid_months),
    term.level,
    term.withdraw,
    term.refund,
    term.same,
  ];
  return (
    <section className={`${card.card} ${styles.terms}`} aria-label={copy.terms}>
      <h2>{copy.terms}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};

const Figures = ({
  referral: { balance, month, total, partners, active },
  children,
}: {
  referral: Referral;
  children?: ReactNode;
}) => (
  <Face as="section" className={styles.face} aria-label={copy.figures}>
    <div className={styles.balance}>
      <h2 className={styles.label}>{copy.balance}</h2>
      <p className={styles.amount} aria-live="polite">
        <Money amount={balance} tone="inherit" size={40} />
      </p>
      <p className={styles.small}>{balance < 0 ? copy.owed : copy.balanceHint}</p>
      {children}
    </div>
    <dl className={styles.figures}>
      <Figure word={copy.month}>
        <Money amount={month} tone="inherit" size={22} />
      </Figure>
      <Figure word={copy.total}>
        <Money amount={total} tone="inherit" size={22} />
      </Figure>
      <Figure word={copy.partners}>{number(partners)}</Figure>
      <Figure word={copy.active}>{number(active)}</Figure>
    </dl>
  </Face>
);

const Figure = ({ word, children }: { word: string; children: ReactNode }) => (
  <div className={styles.figure}>
    <dt>{word}</dt>
    <dd>{children}</dd>
  </div>
);

/** Its list components are large and used by no other part of this page. */
const Partners = lazy(() => import('./partners'));

const tabs = [{ value: 'mitra', label: copy.list }, ...wayOutTabs] as const;
const names = ['tab'] as const;
type Tab = (typeof tabs)[number]['value'];

const ReferralPage = () => {
  const { paths } = resourceOf(useModel(), 'referral-mutation');
  const { is_referral_feature } = useFacts().profile;
  const withdraws = useMay(listReferralWithdrawals.object).can;
  const [state, change] = useQueryState(names);
  const tab: Tab = (withdraws && tabs.find(({ value }) => value === state.tab)?.value) || 'mitra';
  const { data, error, refetch } = useCall(getReferral);
  useFresh();
  const wayOut = useWayOut(
    commissionSource,
    data && { available: Math.max(0, data.balance), total: data.balance },
  );

  return (
    <>
      <PageHead
        title={copy.title}
        hint={copy.hint}
        extra={
          paths.list && (
            <ButtonLink tone="quiet" to={paths.list}>
              <History size={18} aria-hidden="true" />
              {copy.history}
            </ButtonLink>
          )
        }
      />
      {withdraws && wayOut.notice}
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<Waiting />}>
        {(referral) => (
          <div className={layout.stack5}>
            {!is_referral_feature && <Notice>{copy.off}</Notice>}
            <Figures referral={referral}>{withdraws && wayOut.button}</Figures>
            <div className={styles.beside}>
              {is_referral_feature && <Share referral={referral} />}
              <Terms referral={referral} />
            </div>
          </div>
        )}
      </LoadState>
      <div className={styles.lists}>
        {withdraws && (
          <Segmented<Tab>
            variant="tabs"
            label={copy.tabs}
            options={[...tabs]}
            value={tab}
            onChange={(next) => change({ tab: next })}
          />
        )}
        {tab === 'mitra' ? (
          <Suspense fallback={<SkeletonList rows={3} />}>
            <Partners link={data?.link} />
          </Suspense>
        ) : (
          <WayOutTab tab={tab} source={commissionSource} />
        )}
      </div>
      {wayOut.dialog}
    </>
  );
};

const Waiting = () => (
  <div className={layout.stack5}>
    <SkeletonCard height={176} />
    <SkeletonCard height={360} />
    <SkeletonCard height={280} />
  </div>
);

export default ReferralPage;
