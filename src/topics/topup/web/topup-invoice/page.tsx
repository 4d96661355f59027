import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import { useMay } from '../../../../admin/web/session/use-may';
import { OWNER_ONLY } from '../../../../core/contract/endpoint';
import { actions } from '../../../../core/text/actions';
import { mayBeId } from '../../../../platform/web/record-id';
import { useCall } from '../../../../platform/web/use-call';
import { useSaving } from '../../../../platform/web/use-saving';
import { EmptyState } from '../../../../ui/empty-state';
import { LoadFailed } from '../../../../ui/load-failed';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { FieldError } from '../../../../ui/plain/field-error';
import { Notice } from '../../../../ui/plain/notice';
import { SkeletonCard } from '../../../../ui/skeleton';
import { downloadTopupInvoice, getTopupInvoice, type TopupInvoice } from '../../contract/topup';
import { InvoicePaper } from './invoice-paper';
import styles from './topup-invoice.module.css';

const copy = {
  missing: 'Invoice tidak ditemukan',
  missingHint: 'Periksa kembali tautan Anda, atau buka dari daftar top up.',
  notPaid: 'Invoice belum tersedia',
  notPaidHint: 'Invoice terbit setelah top up dibayar.',
  openTopup: 'Lihat top up',
  openList: 'Lihat daftar top up',
  print: 'Cetak',
  pdf: 'Unduh PDF',
  incomplete: 'Data penagihan Anda belum lengkap, jadi alamat atau NPWP tidak tercetak.',
  complete: 'Lengkapi data penagihan',
} as const;

/** Missing billing data with a link for the owner; sub-accounts cannot edit them. */
const BillingHint = ({ buyer }: Pick<TopupInvoice, 'buyer'>) => {
  const isOwner = useMay(OWNER_ONLY).can;
  const isKnown = useKnownPath();
  if (buyer.address && buyer.npwp) return null;
  if (!isOwner || !isKnown('/profile')) return null;
  return (
    <div className="no-print">
      <Notice
        tone="run"
        action={
          <ButtonLink tone="quiet" size="small" to="/profile#billing">
            {copy.complete}
          </ButtonLink>
        }
      >
        {copy.incomplete}
      </Notice>
    </div>
  );
};

/** /topup/invoice?q={id}: an A4 page without the portal's layout. */
const TopupInvoicePage = () => {
  const [query] = useSearchParams();
  const id = query.get('q') ?? '';
  const isId = mayBeId(id);
  const { data, error, refetch } = useCall(getTopupInvoice, { params: { id } }, { enabled: isId });
  return (
    <main className={styles.page}>
      {data ? (
        <Invoice invoice={data} />
      ) : !isId || error?.status === 404 ? (
        <Nothing title={copy.missing} hint={copy.missingHint} to="/topup/data" way={copy.openList} />
      ) : error?.status === 409 ? (
        <Nothing
          title={copy.notPaid}
          hint={copy.notPaidHint}
          to={`/topup/payment?q=${id}`}
          way={copy.openTopup}
        />
      ) : error ? (
        <LoadFailed message={error.message} requestId={error.request_id} onRetry={() => void refetch()} />
      ) : (
        <SkeletonCard height={900} />
      )}
    </main>
  );
};

export default TopupInvoicePage;

const Invoice = ({ invoice }: { invoice: TopupInvoice }) => {
  const pdf = useSaving(downloadTopupInvoice);
  return (
    <>
      <div className={`${styles.tools} no-print`}>
        <ButtonLink tone="quiet" to={`/topup/payment?q=${invoice.topup_id}`}>
          <ArrowLeft size={18} aria-hidden="true" />
          {actions.back}
        </ButtonLink>
        <span className={styles.space} />
        <FieldError error={pdf.error?.message} />
        <Button
          tone="quiet"
          icon={<Download size={18} aria-hidden="true" />}
          loading={pdf.isSaving}
          onClick={() => void pdf.run({ id: invoice.topup_id }, `${fileName(invoice.number)}.pdf`)}
        >
          {copy.pdf}
        </Button>
        <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
      <BillingHint buyer={invoice.buyer} />
      <InvoicePaper invoice={invoice} />
    </>
  );
};

/** File names cannot contain slashes. */
const fileName = (number: string): string => number.replaceAll('/', '-');

const Nothing = ({ title, hint, to, way }: { title: string; hint: string; to: string; way: string }) => (
  <EmptyState
    drawing="search"
    level={1}
    title={title}
    hint={hint}
    action={<ButtonLink to={to}>{way}</ButtonLink>}
  />
);
