import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ResourceModel } from '../../../../admin/schema/model';
import ListScreen from '../../../../admin/web/list-screen';
import { useFacts } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { actions } from '../../../../core/text/actions';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Segmented } from '../../../../ui/plain/segmented';
import { ApprovalsLink, WaitingForOwner } from '../approval/waiting-notices';
import { BuyAgain } from '../buy-again';

const WHOSE = 'f.user_id';

/** The choice between all orders of the shop and those that a sub-account made. */
const Whose = () => {
  const { id, role } = useFacts().profile;
  const [query, setQuery] = useSearchParams();
  if (role !== 'sub') return null;
  const change = (value: string) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        next.delete(WHOSE);
        if (value) next.set(WHOSE, value);
        return next;
      },
      { replace: true },
    );
  return (
    <Segmented
      label="Pesanan siapa"
      options={[
        { value: '', label: 'Semua toko' },
        { value: id, label: 'Pesanan saya' },
      ]}
      value={query.get(WHOSE) ?? ''}
      onChange={change}
    />
  );
};

const buyAgain: ComponentProps<typeof ListScreen>['rowTool'] = ({ id, ...row }) => (
  <BuyAgain
    size="small"
    tone="soft"
    order={{
      id,
      parent_category_id: String(row.parent_category_id ?? ''),
      item_name: String(row.item_name),
      product_name: String(row.product_name),
    }}
  />
);

const TransactionScreen = ({ resource }: { resource: ResourceModel }) => {
  const mayBuy = useMay('product.order').can;
  return (
    <ListScreen
      resource={resource}
      tools={
        <>
          <Whose />
          <ApprovalsLink />
        </>
      }
      notice={<WaitingForOwner />}
      onEmpty={mayBuy && <ButtonLink to="/product/data">{actions.buyProduct}</ButtonLink>}
      rowTool={buyAgain}
    />
  );
};

export default TransactionScreen;
