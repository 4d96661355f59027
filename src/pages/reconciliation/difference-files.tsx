import { useState } from 'react';
import { asApiError } from '../../api/api-error';
import { fetchDifferences } from '../../api/difference-file';
import { saveFile } from '../../api/save-file';
import type { Matching } from '../../core/contract/reconciliation';
import { ExportButtons } from '../../ui/export-buttons';
import { copy } from './copy';
import styles from './reconciliation.module.css';

export const DifferenceFiles = ({ asked }: { asked: Matching }) => {
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
      <span className={styles.quiet}>{copy.files}</span>
      <ExportButtons isSaving={isSaving} error={error} onExport={(format) => void save(format)} />
    </span>
  );
};
