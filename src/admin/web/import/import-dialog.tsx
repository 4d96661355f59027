import { useInvalidate } from '@refinedev/core';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import { number } from '../../../core/format/number';
import { TABLE_FILES } from '../../../core/table-file/read-table-file';
import { actions } from '../../../core/text/actions';
import { asApiError } from '../../../platform/web/api-error';
import { Dialog } from '../../../ui/dialog';
import { Button } from '../../../ui/plain/button';
import { Refusal } from '../../../ui/plain/refusal';
import { SelectField } from '../../../ui/plain/select-field';
import { useFileChoice } from '../../../ui/use-file-choice';
import { undoEndpoint } from '../../entity/action';
import { IMPORT_ROWS, type ImportCall, importEndpoint, importKeys } from '../../entity/import';
import { importColumns } from '../../schema/import-columns';
import type { ResourceModel } from '../../schema/model';
import { useCustomCall } from '../data/use-custom-call';
import styles from './import.module.css';
import { ImportRows } from './import-rows';
import { cellsOf, type FileTable, readImportFile, startingIndexes, unusedColumns } from './import-table';

type Reply = Awaited<ReturnType<typeof importEndpoint>['reply']['_output']>;
type ColumnIndexes = Record<string, number | undefined>;

interface ImportDialogProps {
  resource: ResourceModel;
  onClose: () => void;
}

/** A file, its columns, a dry run with what is wrong in each row, and the import itself. */
const ImportDialog = ({ resource, onClose }: ImportDialogProps) => {
  const invalidate = useInvalidate();
  const callCustom = useCustomCall();
  const [table, setTable] = useState<FileTable>();
  const [indexes, setIndexes] = useState<ColumnIndexes>({});
  const [by, setBy] = useState('');
  const [checked, setChecked] = useState<Reply>();
  const [done, setDone] = useState<Reply>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const key = useRef(v4());
  const columns = importColumns(resource);
  const keys = importKeys(resource).filter((name) => indexes[name] !== undefined);
  const unused = table ? unusedColumns(table, indexes) : [];

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(asApiError(error).message);
    }
    setBusy(false);
  };
  /** Applies a change of the request, which needs another key and another check. */
  const change = (apply: () => void) => {
    key.current = v4();
    setChecked(undefined);
    apply();
  };

  const read = (file: File) =>
    attempt(async () => {
      const found = await readImportFile(file, columns);
      change(() => {
        setTable(found);
        setIndexes(startingIndexes(found, columns));
        setBy('');
      });
    });
  const file = useFileChoice({
    label: `Berkas ${resource.label}`,
    accept: TABLE_FILES,
    onChoose: ([chosen]) => void read(chosen),
  });

  const send = (how: Pick<ImportCall, 'preview' | 'only_right'>) =>
    callCustom(importEndpoint(resource), {
      body: {
        ...how,
        key: key.current,
        rows: cellsOf(table as FileTable, indexes),
        ...(by && { by }),
      },
    });
  const check = () => attempt(async () => setChecked(await send({ preview: true, only_right: false })));
  const save = (only_right: boolean) =>
    attempt(async () => {
      setDone(await send({ preview: false, only_right }));
      await invalidate({ invalidates: ['all'] });
    });
  const undo = (id: string) =>
    attempt(async () => {
      await callCustom(undoEndpoint(resource), { params: { id } });
      await invalidate({ invalidates: ['all'] });
      onClose();
    });

  const mend = (row: number, column: string, text: string) => {
    const index = indexes[column];
    if (!table || index === undefined) return;
    key.current = v4();
    setTable({
      ...table,
      rows: table.rows.map((one) =>
        one.row === row ? { ...one, cells: one.cells.map((cell, at) => (at === index ? text : cell)) } : one,
      ),
    });
  };

  const wrong = checked?.rows.filter(({ state }) => state === 'wrong') ?? [];
  const right = checked ? checked.rows.length - wrong.length : 0;

  if (done) {
    const back = done.undo;
    return (
      <Dialog
        title="Impor selesai"
        reason={`${done.message}${back ? ' Semuanya dapat diurungkan sampai Anda menutup jendela ini.' : ''}`}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{actions.close}</Button>
            {back && (
              <Button tone="quiet" loading={isBusy} onClick={() => void undo(back.id)}>
                Urungkan semua
              </Button>
            )}
          </>
        }
      >
        <Refusal error={failure} />
      </Dialog>
    );
  }

  return (
    <Dialog
      title={`Impor ${resource.label}`}
      reason={`CSV atau XLSX, paling banyak ${number(IMPORT_ROWS)} baris. Nama kolomnya seperti pada berkas hasil ekspor.`}
      icon={FileUp}
      wide
      onClose={onClose}
      actions={
        <>
          {checked && wrong.length === 0 && (
            <Button loading={isBusy} onClick={() => void save(false)}>
              Impor {number(right)} baris
            </Button>
          )}
          {table && (!checked || wrong.length > 0) && (
            <Button loading={isBusy} onClick={() => void check()}>
              {checked ? 'Periksa lagi' : `Periksa ${number(table.rows.length)} baris`}
            </Button>
          )}
          {wrong.length > 0 && right > 0 && (
            <Button tone="quiet" loading={isBusy} onClick={() => void save(true)}>
              Impor {number(right)} baris yang benar saja
            </Button>
          )}
          <Button tone={table ? 'quiet' : undefined} loading={isBusy && !table} onClick={file.choose}>
            {table ? 'Ganti berkas' : 'Pilih berkas'}
          </Button>
        </>
      }
    >
      {file.input}
      {table && (
        <div className={styles.columns}>
          {columns.map(({ key: column, label }) => (
            <SelectField
              key={column}
              label={label}
              prompt="Tidak ada di berkas"
              clearable
              value={String(indexes[column] ?? '')}
              options={table.header.map((name, at) => ({ value: String(at), label: name }))}
              onChange={(at) =>
                change(() => setIndexes({ ...indexes, [column]: at === '' ? undefined : Number(at) }))
              }
            />
          ))}
          {keys.length > 0 && (
            <SelectField
              label="Data yang sudah ada"
              prompt="Selalu tambah data baru"
              clearable
              value={by}
              options={keys.map((name) => ({
                value: name,
                label: `Perbarui bila ${resource.fields[name]?.label} sama`,
              }))}
              onChange={(name) => change(() => setBy(name))}
            />
          )}
        </div>
      )}
      {unused.length > 0 && <p className={styles.unused}>Tidak dipakai: {unused.join(', ')}.</p>}
      {checked && (
        <ImportRows resource={resource} reply={checked} table={table} indexes={indexes} onMend={mend} />
      )}
      <Refusal error={failure} />
    </Dialog>
  );
};

export default ImportDialog;
