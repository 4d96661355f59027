import { useFacts } from '../../api/facts';
import { pageNumber, useQueryState } from '../../api/query-state';
import { useCall } from '../../api/use-call';
import { useSaving } from '../../api/use-saving';
import { actorTypes, exportActivities, listActivities } from '../../core/contract/activity';
import { activityModules, actorTypeText, risks, riskText } from '../../core/text/activities';
import { Chips } from '../../ui/chips';
import { DayRange } from '../../ui/day-range';
import { EmptyState } from '../../ui/empty-state';
import { ExportButtons } from '../../ui/export-buttons';
import { NothingFound } from '../../ui/nothing-found';
import { PageHead } from '../../ui/page-head';
import { PagedList } from '../../ui/paged-list';
import { SearchInput } from '../../ui/search-input';
import styles from './activity-log.module.css';
import { ActivityRow } from './activity-row';
import { copy } from './copy';
import { NarrowSelect } from './narrow-select';

const LIMIT = 10;
const names = ['page', 'search', 'module', 'risk', 'actor', 'from', 'to'] as const;
const riskOptions = [
  { value: '' as const, label: copy.allRisks },
  ...risks.map((risk) => ({ value: risk, label: riskText[risk] })),
];
const moduleOptions = activityModules.map((module) => ({ value: module, label: module }));
const actorOptions = actorTypes.map((type) => ({ value: type, label: actorTypeText[type] }));

/** /activity-log: what was done, with what it changed; an owner reads everybody's, a sub-account its own. */
const ActivityLogPage = () => {
  const { profile } = useFacts();
  const [state, change] = useQueryState(names);
  const page = pageNumber(state.page);
  const risk = risks.find((one) => one === state.risk);
  const module = activityModules.find((one) => one === state.module);
  const actor = actorTypes.find((one) => one === state.actor);
  const filter = {
    ...(state.search && { search: state.search }),
    ...(module && { module }),
    ...(risk && { risk }),
    ...(actor && { actor }),
    ...(state.from && { from: state.from }),
    ...(state.to && { to: state.to }),
  };
  const { data, meta, error, refetch } = useCall(listActivities, {
    query: { page, limit: LIMIT, ...filter },
  });
  const file = useSaving(exportActivities);
  const isOwner = profile.role === 'owner';
  const reset = () => change(Object.fromEntries(names.map((name) => [name, undefined])));

  return (
    <>
      <PageHead
        title={copy.title}
        hint={isOwner ? copy.hint : copy.hintOwn}
        extra={
          <ExportButtons
            isSaving={file.isSaving}
            fault={file.error?.message}
            onExport={(format) => void file.run({ ...filter, format }, `log-aktifitas.${format}`)}
          />
        }
      />
      <div className={styles.filters}>
        <SearchInput
          label={copy.search}
          value={state.search ?? ''}
          onSearch={(search) => change({ search })}
        />
        <DayRange from={state.from} to={state.to} onChange={change} />
        <NarrowSelect
          label={copy.moduleLabel}
          all={copy.allModules}
          options={moduleOptions}
          value={module ?? ''}
          onChange={(value) => change({ module: value })}
        />
        {isOwner && (
          <NarrowSelect
            label={copy.actorLabel}
            all={copy.allActors}
            options={actorOptions}
            value={actor ?? ''}
            onChange={(value) => change({ actor: value })}
          />
        )}
      </div>
      <div className={styles.chips}>
        <Chips
          label={copy.riskLabel}
          options={riskOptions}
          value={risk ?? ''}
          onChange={(value) => change({ risk: value })}
        />
      </div>
      <PagedList
        label={copy.title}
        data={data}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        limit={LIMIT}
        total={meta?.total ?? 0}
        unit={copy.unit}
        onPage={(next) => change({ page: String(next) })}
        empty={
          Object.keys(filter).length > 0 ? (
            <NothingFound onReset={reset} />
          ) : (
            <EmptyState title={copy.empty} hint={copy.emptyHint} />
          )
        }
      >
        {(row) => <ActivityRow key={row.id} activity={row} />}
      </PagedList>
    </>
  );
};

export default ActivityLogPage;
