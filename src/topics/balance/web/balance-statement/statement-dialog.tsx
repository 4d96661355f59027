import { FileCheck2, FileDown } from 'lucide-react';
import { useState } from 'react';
import { monthName } from '../../../../core/format/date';
import { actions } from '../../../../core/text/actions';
import { useCall } from '../../../../platform/web/use-call';
import { useSaving } from '../../../../platform/web/use-saving';
import { Dialog } from '../../../../ui/dialog';
import { Dismiss } from '../../../../ui/dismiss';
import { LoadState } from '../../../../ui/load-state';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Refusal } from '../../../../ui/plain/refusal';
import { SelectField } from '../../../../ui/plain/select-field';
import { SkeletonList } from '../../../../ui/skeleton';
import { balanceStatementFile, listStatementMonths } from '../../contract/balance-statement';
import { copy } from './copy';

export const StatementDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, error, refetch } = useCall(listStatementMonths);
  const [chosen, setChosen] = useState<string>();
  const file = useSaving(balanceStatementFile);
  const month = chosen ?? data?.months[0];
  return (
    <Dialog
      title={copy.title}
      icon={FileCheck2}
      reason={copy.reason}
      onClose={onClose}
      actions={
        <>
          {month && (
            <Button
              icon={<FileDown size={18} aria-hidden="true" />}
              loading={file.isSaving}
              onClick={() => void file.run({ month }, `rekening-koran-${month}.pdf`)}
            >
              {copy.download}
            </Button>
          )}
          <Dismiss onClick={onClose}>{actions.close}</Dismiss>
        </>
      }
    >
      <LoadState data={data} error={error} onRetry={refetch} skeleton={<SkeletonList rows={1} />}>
        {({ months }) =>
          months.length === 0 ? (
            <Notice tone="quiet">{copy.none}</Notice>
          ) : (
            <SelectField
              label={copy.month}
              hint={copy.hint}
              prompt={copy.pick}
              options={months.map((value) => ({ value, label: monthName(value) }))}
              value={month ?? ''}
              onChange={setChosen}
            />
          )
        }
      </LoadState>
      <Refusal error={file.error} />
    </Dialog>
  );
};
