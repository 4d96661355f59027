import { Download } from 'lucide-react';
import styles from './export-buttons.module.css';
import { Button } from './plain/button';
import { FieldError } from './plain/field-error';

interface ExportButtonsProps {
  isSaving: boolean;
  error?: string | undefined;
  onExport: (format: 'xlsx' | 'csv') => void;
}

export const ExportButtons = ({ isSaving, error, onExport }: ExportButtonsProps) => (
  <span className={styles.buttons}>
    <FieldError error={error} />
    <Button
      tone="quiet"
      icon={<Download size={18} />}
      loading={isSaving}
      aria-label="Unduh Excel"
      onClick={() => onExport('xlsx')}
    >
      Excel
    </Button>
    <Button
      tone="quiet"
      icon={<Download size={18} />}
      loading={isSaving}
      aria-label="Unduh CSV"
      onClick={() => onExport('csv')}
    >
      CSV
    </Button>
  </span>
);
