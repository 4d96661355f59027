import { History, MoonStar, Sparkles, Tags } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from '../../api/use-may';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from './copy';
import { CutOffs } from './cut-offs';
import styles from './product.module.css';

const ShiftStrip = lazy(() => import('../../features/shift/strip'));

/** What else there is to know of prices, and the drawer of whoever sells. */
export const PriceTools = () => {
  const [isOpen, setOpen] = useState(false);
  const readsList = useMay('price-list:list').can;
  const compares = useMay('/best-price').can;
  const readsHistory = useMay('price_history').can;
  const mayShift = useMay('cashier-shift:list').can;
  const look = buttonClass({ tone: 'quiet', size: 'small' });
  return (
    <nav className={styles.tools} aria-label={copy.priceTools}>
      {readsList && (
        <Link className={look} to="/pricelist">
          <Tags size={16} aria-hidden="true" />
          {copy.allPrices}
        </Link>
      )}
      {compares && (
        <Link className={look} to="/best-price">
          <Sparkles size={16} aria-hidden="true" />
          {copy.bestPrice}
        </Link>
      )}
      {readsHistory && (
        <Link className={look} to="/price-history/data">
          <History size={16} aria-hidden="true" />
          {copy.priceHistory}
        </Link>
      )}
      <Button
        tone="quiet"
        size="small"
        icon={<MoonStar size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {copy.cutOffs}
      </Button>
      {mayShift && (
        <Suspense fallback={null}>
          <ShiftStrip entry />
        </Suspense>
      )}
      {isOpen && <CutOffs onClose={() => setOpen(false)} />}
    </nav>
  );
};
