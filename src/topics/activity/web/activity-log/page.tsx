import { useListing } from '../../../../admin/web/data/use-listing';
import { useFacts } from '../../../../admin/web/session/facts';
import { actorTypes, exportActivities, listActivities } from '../../../../core/contract/activity';
import { activityModules, actorTypeText, risks, riskText } from '../../../../core/text/activities';
import { useExport } from '../../../../platform/web/use-saving';
import { Chips } from '../../../../ui/chips';
import { DayChoice } from '../../../../ui/day-choice';
import { EmptyState } from '../../../../ui/empty-state';
import { ExportButtons } from '../../../../ui/export-buttons';
import { NarrowSelect } from '../../../../ui/narrow-select';
import { PageHead } from '../../../../ui/page-head';
import { PagedList } from '../../../../ui/paged-list';
import { SearchInput } from '../../../../ui/search-input';
import styles from './activity-log.module.css';
import { ActivityRow } from './activity-row';
import { copy } from './copy';

const riskOptions = [
  { value: '', label: copy.allRisks },
  ...risks.map((risk) => ({ value: risk, label: riskText[risk] })),
];
const moduleOptions = activityModules.map((module) => ({ value: module, label: module }));
const actorOptions = actorTypes.map((type) => ({ value: type, label: actorTypeText[type] }));

const ActivityLogPage = () => {
  const isOwner = useFacts().profile.role === 'owner';
  const { rows, filter, chosen, change } = useListing(listActivities);
  const file = useExport(exportActivities, filter, 'log-aktifitas');

  return (
    <>
      <PageHead
        title={copy.title}
        hint={isOwner ? copy.hint : copy.hintOwn}
        extra={<ExportButtons {...file} />}
      />
      <div className={styles.filters}>
        <SearchInput
          label={copy.search}
          value={chosen.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <DayChoice from={chosen.from} to={chosen.to} onChange={change} />
        <NarrowSelect
          label={copy.moduleLabel}
          all={copy.allModules}
          options={moduleOptions}
          value={chosen.module ?? ''}
          onChange={(value) => change({ module: value })}
        />
        {isOwner && (
          <NarrowSelect
            label={copy.actorLabel}
            all={copy.allActors}
            options={actorOptions}
            value={chosen.actor ?? ''}
            onChange={(value) => change({ actor: value })}
          />
        )}
      </div>
      <div className={styles.chips}>
        <Chips
          label={copy.riskLabel}
          options={riskOptions}
          value={chosen.risk ?? ''}
          onChange={(value) => change({ risk: value })}
        />
      </div>
      <PagedList
        label={copy.title}
        rows={rows}
        unit={copy.unit}
        empty={<EmptyState title={copy.empty} hint={copy.emptyHint} />}
      >
        {(row) => <ActivityRow key={row.id} activity={row} />}
      </PagedList>
    </>
  );
};

export default ActivityLogPage;
