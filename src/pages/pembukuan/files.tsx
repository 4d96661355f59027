import { FileText } from 'lucide-react';
import { useModel } from '../../api/facts';
import { useExport, useSaving } from '../../api/use-saving';
import type { Span } from '../../core/books/periods';
import { exportBooks } from '../../core/contract/books';
import { entityEndpoints } from '../../core/entity/calls';
import { writeDays } from '../../core/format/days';
import { resourceOf } from '../../core/schema/compile';
import { StatementWay } from '../../features/balance-statement/statement-way';
import { ExportButtons } from '../../ui/export-buttons';
import { Button } from '../../ui/plain/button';
import { copy } from './copy';
import styles from './pembukuan.module.css';

export const Files = ({ span }: { span: Span }) => {
  const entry = resourceOf(useModel(), 'entry');
  const name = `pembukuan-${span.from}-${span.to}`;
  const rows = useExport(entityEndpoints(entry).export, { 'f.date': writeDays(span) }, name);
  const report = useSaving(exportBooks);
  return (
    <span className={styles.files}>
      <ExportButtons {...rows} />
      <Button
        tone="quiet"
        icon={<FileText size={18} aria-hidden="true" />}
        loading={report.isSaving}
        aria-label={copy.pdfLabel}
        onClick={() => void report.run(span, `${name}.pdf`)}
      >
        {copy.pdf}
      </Button>
      <StatementWay />
      {report.error && (
        <span className={styles.error} role="alert">
          {report.error.message}
        </span>
      )}
    </span>
  );
};
