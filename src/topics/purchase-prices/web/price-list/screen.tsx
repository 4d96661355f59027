import { Share2, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { ResourceModel } from '../../../../admin/schema/model';
import ListScreen from '../../../../admin/web/list-screen';
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

const PriceListScreen = ({ resource }: { resource: ResourceModel }) => (
  <ListScreen resource={resource} tools={<PriceListTools />} />
);

export default PriceListScreen;
