import { Share2, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from './copy';
import { ShareDialog } from './share-dialog';

const PriceListTools = () => {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <Link className={buttonClass({ tone: 'quiet' })} to="/best-price">
        <Sparkles size={18} aria-hidden="true" />
        {copy.bestPrice}
      </Link>
      <Button icon={<Share2 size={18} aria-hidden="true" />} onClick={() => setSharing(true)}>
        {copy.share}
      </Button>
      {isSharing && <ShareDialog onClose={() => setSharing(false)} />}
    </>
  );
};

export default PriceListTools;
