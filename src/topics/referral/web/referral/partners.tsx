import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { resourceOf } from '../../../../admin/schema/compile';
import { EntityExport } from '../../../../admin/web/list/entity-export';
import { EntityRows } from '../../../../admin/web/list/entity-rows';
import type { ListState } from '../../../../admin/web/list/list-state';
import { useRows } from '../../../../admin/web/list/use-rows';
import { useModel } from '../../../../admin/web/session/facts';
import card from '../../../../ui/card.module.css';
import { Chips } from '../../../../ui/chips';
import { copyText } from '../../../../ui/copy-text';
import { EmptyState } from '../../../../ui/empty-state';
import { LoadFailed } from '../../../../ui/load-failed';
import { Pager } from '../../../../ui/pager';
import { Button } from '../../../../ui/plain/button';
import { SkeletonList } from '../../../../ui/skeleton';
import text from '../../../../ui/text.module.css';
import { copy } from './copy';
import styles from './referral.module.css';

const ROWS = 10;

/** Referred partners with masked names and commissions. `link` is shared from the empty list. */
const Partners = ({ link }: { link: string | undefined }) => {
  const resource = resourceOf(useModel(), 'referral-partner');
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<string>();
  const [state, setState] = useState('');
  const asked: ListState = {
    ...{ page, limit: ROWS, search: '', sort, columns: resource.list, open: undefined },
    filters: state ? { state: [state] } : {},
  };
  const { rows, total, isFetching, failure, retry } = useRows(resource, asked);
  const { state: field } = resource.fields;
  const options = field?.kind === 'choice' ? field.options : [];
  const narrow = (next: string) => {
    setState(next);
    setPage(1);
  };

  return (
    <section className={card.card} aria-label={copy.list}>
      <div className={styles.head}>
        <div>
          <h2>{copy.list}</h2>
          <p className={text.quiet}>{copy.listHint}</p>
        </div>
        {total > 0 && <EntityExport resource={resource} state={asked} />}
      </div>
      {(total > 0 || state) && (
        <div className={styles.chips}>
          <Chips
            label={field?.label ?? ''}
            options={[{ value: '', label: 'Semua' }, ...options]}
            value={state}
            onChange={narrow}
          />
        </div>
      )}
      {!rows && !failure && <SkeletonList rows={3} />}
      {!rows && failure && (
        <LoadFailed message={failure.message} requestId={failure.request_id} onRetry={retry} />
      )}
      {rows && total === 0 && (
        <EmptyState
          level={3}
          title={copy.noPartner}
          hint={copy.noPartnerHint}
          {...(!state && link && { action: <CopyLink link={link} /> })}
        />
      )}
      {rows && total > 0 && (
        <>
          <EntityRows
            resource={resource}
            rows={rows}
            state={asked}
            isFetching={isFetching}
            onSort={(next) => {
              setSort(next);
              setPage(1);
            }}
          />
          <Pager
            page={page}
            limit={ROWS}
            total={total}
            shown={rows.length}
            unit={resource.unit}
            onPage={setPage}
          />
        </>
      )}
    </section>
  );
};

const CopyLink = ({ link }: { link: string }) => {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      icon={isCopied ? <Check size={18} /> : <Copy size={18} />}
      onClick={async () => setCopied(await copyText(link))}
    >
      <span aria-live="polite">{isCopied ? copy.copied : copy.copyLink}</span>
    </Button>
  );
};

export default Partners;
