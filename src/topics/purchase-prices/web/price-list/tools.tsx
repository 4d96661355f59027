import { Share2, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { copy } from './copy';
import { ShareDialog } from './share-dialog';

const PriceListTools = () => {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <ButtonLink tone="quiet" to="/best-price">
        <Sparkles size={18} aria-hidden="true" />
        {copy.bestPrice}
      </ButtonLink>
      <Button icon={<Share2 size={18} aria-hidden="true" />} onClick={() => setSharing(true)}>
        {copy.share}
      </Button>
      {isSharing && <ShareDialog onClose={() => setSharing(false)} />}
    </>
  );
};

export default PriceListTools;
