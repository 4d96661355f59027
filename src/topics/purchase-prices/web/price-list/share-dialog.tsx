import { Copy, FileDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { actions } from '../../../../core/text/actions';
import { useCall } from '../../../../platform/web/use-call';
import { useSaving } from '../../../../platform/web/use-saving';
import { copyText } from '../../../../ui/copy-text';
import { Dismiss } from '../../../../ui/dismiss';
import { useFeedback } from '../../../../ui/feedback';
import { LoadState } from '../../../../ui/load-state';
import { Modal } from '../../../../ui/modal';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { Segmented } from '../../../../ui/plain/segmented';
import { SkeletonCard } from '../../../../ui/skeleton';
import textStyles from '../../../../ui/text.module.css';
import { getPriceMessage, priceListPdf, type SharedPrice, type SharedQuery } from '../../contract/price-list';
import { copy } from './copy';
import styles from './price-list.module.css';

function useShared(price: SharedPrice): SharedQuery {
  const [query] = useSearchParams();
  const [search, categories, brands] = ['search', 'f.category_id', 'f.brand_id'].map((name) =>
    query.get(name),
  );
  return { price, ...(search && { search }), ...(categories && { categories }), ...(brands && { brands }) };
}

const IDENTITY = '/setting/shop-identity';

export const ShareDialog = ({ onClose }: { onClose: () => void }) => {
  const title = useId();
  const sells = useMay('selling_price').can;
  const owns = useMay(IDENTITY).can;
  const seesLosses = useMay('losing-item:list').can;
  const losses = useModel().resources.find(({ name }) => name === 'losing-item')?.paths.list;
  const feedback = useFeedback();
  const [price, setPrice] = useState<SharedPrice>(sells ? 'selling' : 'own');
  const shared = useShared(price);
  const message = useCall(getPriceMessage, { query: shared });
  const file = useSaving(priceListPdf);

  const take = async (text: string) => {
    if (await copyText(text)) feedback.success(copy.copied);
    else feedback.error(copy.notCopied);
  };

  return (
    <Modal labelledBy={title} onClose={onClose}>
      <div className={styles.dialog}>
        <div>
          <h2 id={title} className={styles.title}>
            {copy.title}
          </h2>
          <p className={textStyles.quiet}>{copy.hint}</p>
        </div>
        {sells && (
          <Segmented
            label={copy.price}
            options={(['selling', 'own'] as const).map((value) => ({ value, label: copy.prices[value] }))}
            value={price}
            onChange={setPrice}
          />
        )}
        {price === 'own' && <Notice tone="wait">{copy.ownWarning}</Notice>}
        <LoadState
          data={message.data}
          error={message.error}
          onRetry={message.refetch}
          skeleton={<SkeletonCard height={220} />}
        >
          {({ text, items, left_out, losing }) =>
            items === 0 ? (
              <p>{price === 'selling' ? copy.none : copy.noneOpen}</p>
            ) : (
              <>
                <p className={textStyles.quiet} aria-live="polite">
                  {copy.counted(items, left_out)}
                </p>
                {losing.length > 0 && (
                  <Notice
                    tone="bad"
                    urgent
                    action={seesLosses && losses && <Link to={losses}>{copy.seeLosses}</Link>}
                  >
                    {copy.losing(losing)}
                  </Notice>
                )}
                {text === null ? (
                  <Notice tone="wait">{copy.tooLong}</Notice>
                ) : (
                  <textarea
                    className={styles.message}
                    readOnly
                    aria-label={copy.message}
                    value={text}
                    rows={10}
                  />
                )}
                <Refusal error={file.error} />
                <div className={styles.actions}>
                  {text !== null && (
                    <Button icon={<Copy size={18} aria-hidden="true" />} onClick={() => void take(text)}>
                      {copy.copyMessage}
                    </Button>
                  )}
                  <Button
                    tone="soft"
                    icon={<FileDown size={18} aria-hidden="true" />}
                    loading={file.isSaving}
                    onClick={() => void file.run(shared, copy.file)}
                  >
                    {copy.pdf}
                  </Button>
                </div>
              </>
            )
          }
        </LoadState>
        <div className={styles.foot}>
          {owns ? <Link to={IDENTITY}>{copy.identity}</Link> : <span />}
          <Dismiss onClick={onClose}>{actions.close}</Dismiss>
        </div>
      </div>
    </Modal>
  );
};
