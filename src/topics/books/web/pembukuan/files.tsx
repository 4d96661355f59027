import { Download, FileCheck2, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { resourceOf } from '../../../../admin/schema/compile';
import { useEntityExport } from '../../../../admin/web/data/use-entity-export';
import { useModel } from '../../../../admin/web/session/facts';
import { writeDays } from '../../../../core/format/days';
import type { Span } from '../../../../core/format/periods';
import { actions } from '../../../../core/text/actions';
import { useSaving } from '../../../../platform/web/use-saving';
import { buttonClass } from '../../../../ui/plain/button-class';
import { FieldError } from '../../../../ui/plain/field-error';
import { RowMenu } from '../../../../ui/row-menu';
import { copy as statement } from '../../../balance/web/balance-statement/copy';
import { StatementDialog } from '../../../balance/web/balance-statement/statement-dialog';
import { exportBooks } from '../../contract/books';
import { copy } from './copy';
import styles from './pembukuan.module.css';

export const Files = ({ span }: { span: Span }) => {
  const entry = resourceOf(useModel(), 'entry');
  const name = `pembukuan-${span.from}-${span.to}`;
  const rows = useEntityExport(entry, { 'f.date': writeDays(span) }, name);
  const report = useSaving(exportBooks);
  const [isStatementOpen, setStatementOpen] = useState(false);
  const error = rows.error ?? report.error?.message;
  const isSaving = rows.isSaving || report.isSaving;
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <span className={styles.files}>
      <FieldError error={error} />
      <RowMenu
        label={actions.export}
        button={{
          className: `${buttonClass({ tone: 'quiet' })} no-print`,
          content: (
            <>
              <Download size={18} />
              {isSaving ? copy.saving : actions.export}
            </>
          ),
        }}
        items={() => [
          {
            ...{ key: 'pdf', label: copy.pdf, icon: <FileText {...icon} /> },
            onClick: () => void report.run(span, `${name}.pdf`),
          },
          {
            ...{ key: 'xlsx', label: copy.xlsx, icon: <FileSpreadsheet {...icon} /> },
            onClick: () => rows.onExport('xlsx'),
          },
          {
            ...{ key: 'csv', label: copy.csv, icon: <FileSpreadsheet {...icon} /> },
            onClick: () => rows.onExport('csv'),
          },
          {
            ...{ key: 'statement', label: statement.title, icon: <FileCheck2 {...icon} /> },
            onClick: () => setStatementOpen(true),
          },
        ]}
      />
      {isStatementOpen && <StatementDialog onClose={() => setStatementOpen(false)} />}
    </span>
  );
};
