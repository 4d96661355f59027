import { type ComponentProps, useState } from 'react';
import card from '../../../ui/card.module.css';
import { Segmented } from '../../../ui/plain/segmented';
import type { EntityRow } from '../../entity/calls';
import { resourceOf } from '../../schema/compile';
import type { ResourceModel } from '../../schema/model';
import type { Related } from '../../schema/resource';
import { useReadable } from '../parts/use-readable';
import { useModel } from '../session/facts';
import { useMayEach } from '../session/use-may';
import styles from './detail.module.css';
import { RelatedList } from './related-list';

const ReadableList = ({ resource, ...of }: ComponentProps<typeof RelatedList>) => (
  <RelatedList resource={useReadable(resource)} {...of} />
);

export const RelatedLists = ({ resource, record }: { resource: ResourceModel; record: EntityRow }) => {
  const model = useModel();
  const related = resource.related ?? [];
  const may = useMayEach(related.map(({ resource: name }) => `${name}:list`));
  const lists = related.filter(({ resource: name }) => may(`${name}:list`).can);
  const [chosen, setChosen] = useState(0);
  const shown = lists[chosen] ?? lists[0];
  if (!shown) return null;
  const labelOf = ({ label, resource: name }: Related) => label ?? resourceOf(model, name).label;

  return (
    <section className={card.card} aria-label={labelOf(shown)}>
      <div className={styles.tabs}>
        {lists.length > 1 ? (
          <Segmented
            label="Data terkait"
            options={lists.map((related, at) => ({ value: String(at), label: labelOf(related) }))}
            value={String(lists.indexOf(shown))}
            onChange={(at) => setChosen(Number(at))}
          />
        ) : (
          <h2 className={styles.title}>{labelOf(shown)}</h2>
        )}
      </div>
      <ReadableList
        key={`${shown.resource} ${record.id}`}
        resource={resourceOf(model, shown.resource)}
        by={shown.by}
        id={record.id}
      />
    </section>
  );
};
