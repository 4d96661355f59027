import { Copy, Home, Pencil, Pin, Save, Share2, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ListView } from '../../../core/contract/list-view';
import { actions } from '../../../core/text/actions';
import { asApiError } from '../../../platform/web/api-error';
import { copyText } from '../../../ui/copy-text';
import { useFeedback } from '../../../ui/feedback';
import { Button } from '../../../ui/plain/button';
import { Checkbox } from '../../../ui/plain/checkbox';
import { Field } from '../../../ui/plain/field';
import { RowMenu, type RowMenuItem } from '../../../ui/row-menu';
import type { useListViews } from './use-list-views';
import styles from './view-panel.module.css';

interface ViewPanelProps {
  saved: NonNullable<ReturnType<typeof useListViews>>;
  /** Query of the list as it is shown now, in the form that a view stores. */
  query: string;
  /** Id of the view that was opened, and of the one with which the list opens. */
  active: string | undefined;
  usual: string | null;
  /** True if the list stands in a menu, where a view can stand below it. */
  inMenu: boolean;
  onOpen: (view: ListView | null) => void;
  onUsual: (id: string | null) => void;
}

const icon = { size: 16 };

/** Saved views of a list: open, save, rename, share, pin to the menu, open the list with, delete. */
const ViewPanel = ({ saved, query, active, usual, inMenu, onOpen, onUsual }: ViewPanelProps) => {
  const feedback = useFeedback();
  const [renamed, setRenamed] = useState<ListView>();
  const change = (view: ListView, part: Partial<ListView>, done: string) =>
    void feedback.attempt(async () => {
      await saved.update({ ...view, ...part });
      feedback.success(done);
    });
  const itemsOf = (view: ListView): RowMenuItem[] => {
    const own: (RowMenuItem | false)[] = [
      {
        key: 'update',
        label: 'Perbarui dengan tampilan sekarang',
        icon: <Save {...icon} />,
        onClick: () => change(view, { query }, 'Tampilan diperbarui.'),
      },
      { key: 'rename', label: 'Ganti nama', icon: <Pencil {...icon} />, onClick: () => setRenamed(view) },
      (inMenu || view.is_pinned) && {
        key: 'pin',
        label: view.is_pinned ? 'Lepas dari menu' : 'Sematkan di menu',
        icon: <Pin {...icon} />,
        onClick: () => change(view, { is_pinned: !view.is_pinned }, 'Menu diperbarui.'),
      },
      saved.mayShare && {
        key: 'share',
        label: view.is_shared ? 'Berhenti berbagi' : 'Bagikan ke sub akun',
        icon: <Share2 {...icon} />,
        onClick: () => change(view, { is_shared: !view.is_shared }, 'Tampilan diperbarui.'),
      },
      {
        key: 'remove',
        label: actions.remove,
        icon: <Trash2 {...icon} />,
        danger: true,
        onClick: () =>
          void feedback.attempt(async () => {
            await saved.remove(view);
            if (view.id === active) onOpen(null);
          }),
      },
    ];
    return [
      {
        key: 'usual',
        label: view.id === usual ? 'Bukan tampilan awal' : 'Jadikan tampilan awal',
        icon: <Home {...icon} />,
        onClick: () => onUsual(view.id === usual ? null : view.id),
      },
      {
        key: 'copy',
        label: 'Salin tautan',
        icon: <Copy {...icon} />,
        onClick: () =>
          void feedback.attempt(async () => {
            const { origin, pathname } = window.location;
            if (await copyText(`${origin}${pathname}?view=${view.id}`)) feedback.success('Tautan tersalin.');
          }),
      },
      ...(view.is_own ? own.filter((item) => item !== false) : []),
    ];
  };
  const marksOf = (view: ListView): string =>
    [
      view.id === usual && 'Tampilan awal',
      view.is_pinned && 'Di menu',
      view.is_shared && (view.is_own ? 'Dibagikan' : 'Dari pemilik'),
    ]
      .filter(Boolean)
      .join(' · ');

  return (
    <div className={styles.panel}>
      <ul aria-label="Tampilan tersimpan">
        <li className={styles.view}>
          <button type="button" aria-current={active === undefined} onClick={() => onOpen(null)}>
            Semua data
          </button>
        </li>
        {saved.views.map((view) => (
          <li key={view.id} className={styles.view}>
            <button type="button" aria-current={view.id === active} onClick={() => onOpen(view)}>
              {view.name}
              <small>{marksOf(view)}</small>
            </button>
            <RowMenu label={`Tindakan untuk tampilan ${view.name}`} items={() => itemsOf(view)} />
          </li>
        ))}
      </ul>
      <NameForm
        key={renamed?.id ?? 'new'}
        renamed={renamed}
        mayShare={saved.mayShare}
        onSave={async (name, isShared) => {
          if (renamed) await saved.update({ ...renamed, name });
          else onOpen(await saved.create({ name, query, is_shared: isShared, is_pinned: false }));
          setRenamed(undefined);
        }}
      />
    </div>
  );
};

interface NameFormProps {
  renamed: ListView | undefined;
  mayShare: boolean;
  onSave: (name: string, isShared: boolean) => Promise<void>;
}

const NameForm = ({ renamed, mayShare, onSave }: NameFormProps) => {
  const [name, setName] = useState(renamed?.name ?? '');
  const [isShared, setShared] = useState(false);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return setError('Isi nama tampilan.');
    setSaving(true);
    try {
      await onSave(name.trim(), isShared);
      setName('');
    } catch (failure) {
      const { errors, message } = asApiError(failure);
      setError(errors?.name?.[0] ?? message);
    } finally {
      setSaving(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <Field
        label={renamed ? 'Nama baru' : 'Simpan tampilan sekarang'}
        placeholder="Nama tampilan"
        maxLength={40}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      {mayShare && !renamed && (
        <Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)}>
          Bagikan ke sub akun
        </Checkbox>
      )}
      <Button type="submit" tone="primary" size="small" loading={isSaving}>
        {actions.save}
      </Button>
    </form>
  );
};

export default ViewPanel;
