import { ChevronDown, Download, History, MoonStar, Sparkles, Tags } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../../admin/web/session/use-may';
import { useExport } from '../../../../platform/web/use-saving';
import { buttonClass } from '../../../../ui/plain/button-class';
import { Popover } from '../../../../ui/popover';
import { exportProducts } from '../../../catalogue/contract/catalogue';
import { copy } from './copy';
import { CutOffs } from './cut-offs';
import styles from './product.module.css';
import { isFavorites, type Shelf } from './use-shelf';

export const PriceTools = ({ shelf }: { shelf: Shelf }) => {
  const [showsCutOffs, showCutOffs] = useState(false);
  const readsList = useMay('price-list:list').can;
  const compares = useMay('/best-price').can;
  const readsHistory = useMay('price_history').can;
  const mayDownload = useMay('price-list:export').can;
  const category = isFavorites(shelf) ? '' : shelf.section;
  const file = useExport(
    exportProducts,
    { ...(shelf.search && { search: shelf.search }), ...(category && { category }) },
    'daftar-harga',
  );
  const icon = { size: 18, 'aria-hidden': true } as const;
  return (
    <>
      <Popover
        label={copy.priceTools}
        buttonClass={buttonClass({ tone: 'quiet', size: 'large' })}
        button={
          <>
            <Tags {...icon} />
            {copy.prices}
            <ChevronDown {...icon} />
          </>
        }
      >
        {(close) => (
          <nav className={styles.tools} aria-label={copy.priceTools}>
            {readsList && <Tool to="/pricelist" icon={<Tags {...icon} />} label={copy.allPrices} />}
            {compares && <Tool to="/best-price" icon={<Sparkles {...icon} />} label={copy.bestPrice} />}
            {readsHistory && (
              <Tool to="/price-history/data" icon={<History {...icon} />} label={copy.priceHistory} />
            )}
            <button
              type="button"
              onClick={() => {
                close();
                showCutOffs(true);
              }}
            >
              <MoonStar {...icon} />
              {copy.cutOffs}
            </button>
            {mayDownload &&
              (['xlsx', 'csv'] as const).map((format) => (
                <button
                  key={format}
                  type="button"
                  disabled={file.isSaving}
                  onClick={() => file.onExport(format)}
                >
                  <Download {...icon} />
                  {copy.download(format)}
                </button>
              ))}
            {file.error && <p role="alert">{file.error}</p>}
          </nav>
        )}
      </Popover>
      {showsCutOffs && <CutOffs onClose={() => showCutOffs(false)} />}
    </>
  );
};

const Tool = ({ to, icon, label }: { to: string; icon: ReactNode; label: string }) => (
  <Link to={to}>
    {icon}
    {label}
  </Link>
);
