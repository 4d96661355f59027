import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { saveFile } from '../../../../platform/web/save-file';
import card from '../../../../ui/card.module.css';
import { ChoiceTile } from '../../../../ui/choice-tile';
import { EmptyState } from '../../../../ui/empty-state';
import { ExportButtons } from '../../../../ui/export-buttons';
import { Money } from '../../../../ui/money';
import { NothingFound } from '../../../../ui/nothing-found';
import { Pager } from '../../../../ui/pager';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { SearchInput } from '../../../../ui/search-input';
import text from '../../../../ui/text.module.css';
import { spanText } from '../../../books/domain/span-text';
import type { Matching, MatchResult, ReconciliationResult } from '../../contract';
import { type Group, groups } from '../../domain/match';
import { groupWords } from '../../text';
import { fetchDifferences } from '../difference-file';
import { copy } from './copy';
import { MatchRow } from './match-row';
import styles from './reconciliation.module.css';
import type { Work } from './use-work';

const NAMED = 10;

const Notes = ({
  outside,
  unread,
  unknown_statuses: unknown,
}: Pick<ReconciliationResult, 'outside' | 'unread' | 'unknown_statuses'>) => (
  <>
    {unknown.length > 0 && (
      <Notice>{copy.unknownStatuses(unknown.slice(0, NAMED), unknown.length - NAMED)}</Notice>
    )}
    {outside > 0 && <Notice tone="run">{copy.outside(outside)}</Notice>}
    {unread.length > 0 && (
      <Notice>
        {copy.unread(unread.length)}
        <ul className={styles.unread}>
          {unread.slice(0, NAMED).map(({ row, column, text }) => (
            <li key={row}>{copy.unreadRow(row, column, text)}</li>
          ))}
          {unread.length > NAMED && <li>{copy.unreadMore(unread.length - NAMED)}</li>}
        </ul>
      </Notice>
    )}
  </>
);

interface GroupsProps {
  sums: ReconciliationResult['sums'];
  value: Group;
  onChange: (group: Group) => void;
}

const Groups = ({ sums, value, onChange }: GroupsProps) => (
  <fieldset className={styles.groups}>
    <legend className="sr-only">{copy.groups}</legend>
    {groups.map((group) => (
      <ChoiceTile
        key={group}
        name="reconcile-group"
        className={styles.group}
        isChosen={group === value}
        onChoose={() => onChange(group)}
      >
        <span className={styles.groupWord}>{groupWords[group]}</span>
        <span className={text.quiet}>{copy.rows(sums[group].rows)}</span>
        {group !== 'ours' && <Side word={copy.inFile} amount={sums[group].theirs} />}
        {group !== 'theirs' && <Side word={copy.here} amount={sums[group].ours} />}
      </ChoiceTile>
    ))}
  </fieldset>
);

const Side = ({ word, amount }: { word: string; amount: number }) => (
  <span className={styles.groupSum}>
    <span>{word}</span> <Money amount={amount} />
  </span>
);

const DifferenceFiles = ({ asked }: { asked: Matching }) => {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (format: 'csv' | 'xlsx') => {
    setSaving(true);
    setError(undefined);
    try {
      const file = await fetchDifferences(asked, format);
      saveFile(file, `selisih-rekonsiliasi-${asked.from}-${asked.to}.${format}`);
    } catch (failure) {
      setError(asApiError(failure).message);
    }
    setSaving(false);
  };
  return (
    <span className={styles.files}>
      <span className={text.quiet}>{copy.files}</span>
      <ExportButtons isSaving={isSaving} error={error} onExport={(format) => void save(format)} />
    </span>
  );
};

const PAGE = 25;

interface ResultProps {
  work: Work;
  result: { asked: Matching; outcome: ReconciliationResult };
  isFresh: boolean;
  isBusy: boolean;
  failure: ApiError | null;
  onChange: (patch: Partial<Work>) => void;
  onAgain: (asked: Matching) => void;
  onBack: () => void;
  onClear: () => void;
}

export const Result = ({
  work,
  result,
  isFresh,
  isBusy,
  failure,
  onChange,
  onAgain,
  onBack,
  onClear,
}: ResultProps) => {
  const { asked, outcome } = result;
  const { search } = work;
  const group: Group = work.group ?? 'differs';
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) head.current?.focus();
  }, [isFresh]);
  const all = outcome.matches.filter((match) => match.group === group);
  const found = search === '' ? all : all.filter((match) => isFound(match, search));
  const page = Math.min(work.page, Math.max(1, Math.ceil(found.length / PAGE)));
  const shown = found.slice((page - 1) * PAGE, page * PAGE);

  return (
    <>
      <section className={`${card.card} ${styles.resultCard}`} aria-labelledby="reconcile-result">
        <div className={styles.resultHead}>
          <div className={styles.resultWords}>
            <h2 id="reconcile-result" ref={head} tabIndex={-1} className={styles.resultTitle}>
              {copy.result} {spanText(outcome)}
            </h2>
            <p className={text.quiet}>
              {work.file?.name}. {copy.resultHint}
            </p>
          </div>
          <div className={styles.resultActions}>
            <Button
              tone="quiet"
              icon={<RefreshCw size={18} aria-hidden="true" />}
              loading={isBusy}
              onClick={() => onAgain(asked)}
            >
              {copy.again}
            </Button>
            <Button tone="quiet" onClick={onBack}>
              {copy.change}
            </Button>
            <Button tone="soft" onClick={onClear}>
              {copy.otherFile}
            </Button>
          </div>
        </div>
        <Refusal error={failure} />
        <Groups sums={outcome.sums} value={group} onChange={(next) => onChange({ group: next, page: 1 })} />
      </section>
      <Notes {...outcome} />
      <div className={styles.tools}>
        <SearchInput
          label={copy.search}
          value={search}
          onSearch={(text) => onChange({ search: text, page: 1 })}
        />
        <DifferenceFiles asked={asked} />
      </div>
      {shown.length === 0 ? (
        <section className={card.card}>
          {search === '' ? (
            <EmptyState title={copy.empty[group]} level={3} />
          ) : (
            <NothingFound onReset={() => onChange({ search: '', page: 1 })} />
          )}
        </section>
      ) : (
        <ol className={card.card} aria-label={copy.result}>
          {shown.map((match) => (
            <MatchRow key={`${match.theirs?.row ?? ''} ${match.ours?.id ?? ''}`} match={match} />
          ))}
        </ol>
      )}
      {found.length > 0 && (
        <Pager
          page={page}
          limit={PAGE}
          total={found.length}
          shown={shown.length}
          unit={copy.unit}
          onPage={(next) => onChange({ page: next })}
        />
      )}
    </>
  );
};

function isFound({ theirs, ours }: MatchResult, search: string): boolean {
  const wanted = search.toLowerCase();
  const texts = [theirs?.ref, theirs?.destination, ours?.code, ours?.ref_id, ours?.destination, ours?.title];
  return texts.some((text) => text?.toLowerCase().includes(wanted));
}
