import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Table2,
  Underline,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { useFileChoice } from '../../../../ui/use-file-choice';
import styles from './html.module.css';
import { LinkBox } from './link-box';
import { type Pictures, pictureFiles } from './use-pictures';

/** A command of the editor; the tool sets the focus and runs it. */
type Command = (chain: ChainedCommands) => ChainedCommands;

interface Tool {
  label: string;
  Picture: LucideIcon;
  of?: [name: string, attributes?: Record<string, unknown>];
  command: Command;
}

const heading = (level: 2 | 3): Pick<Tool, 'of' | 'command'> => ({
  of: ['heading', { level }],
  command: (chain) => chain.toggleHeading({ level }),
});

const tools: Tool[] = [
  { label: 'Judul', Picture: Heading2, ...heading(2) },
  { label: 'Subjudul', Picture: Heading3, ...heading(3) },
  { label: 'Tebal', Picture: Bold, of: ['bold'], command: (chain) => chain.toggleBold() },
  { label: 'Miring', Picture: Italic, of: ['italic'], command: (chain) => chain.toggleItalic() },
  {
    label: 'Garis bawah',
    Picture: Underline,
    of: ['underline'],
    command: (chain) => chain.toggleUnderline(),
  },
  { label: 'Coret', Picture: Strikethrough, of: ['strike'], command: (chain) => chain.toggleStrike() },
  { label: 'Daftar butir', Picture: List, of: ['bulletList'], command: (chain) => chain.toggleBulletList() },
  {
    label: 'Daftar bernomor',
    Picture: ListOrdered,
    of: ['orderedList'],
    command: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Kutipan', Picture: Quote, of: ['blockquote'], command: (chain) => chain.toggleBlockquote() },
  { label: 'Kode', Picture: Code, of: ['code'], command: (chain) => chain.toggleCode() },
  {
    label: 'Tabel',
    Picture: Table2,
    of: ['table'],
    command: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { label: 'Garis pemisah', Picture: Minus, command: (chain) => chain.setHorizontalRule() },
  { label: 'Urungkan', Picture: Undo2, command: (chain) => chain.undo() },
  { label: 'Ulangi', Picture: Redo2, command: (chain) => chain.redo() },
];

const tableTools: Pick<Tool, 'label' | 'command'>[] = [
  { label: 'Tambah baris', command: (chain) => chain.addRowAfter() },
  { label: 'Tambah kolom', command: (chain) => chain.addColumnAfter() },
  { label: 'Hapus baris', command: (chain) => chain.deleteRow() },
  { label: 'Hapus kolom', command: (chain) => chain.deleteColumn() },
  { label: 'Hapus tabel', command: (chain) => chain.deleteTable() },
];

export const EditorTools = ({ editor, pictures }: { editor: Editor; pictures: Pictures }) => {
  const [isLinking, setLinking] = useState(false);
  const { active, isInTable } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: tools.map(({ of }) => (of ? now.isActive(...of) : false)),
      isInTable: now.isActive('table'),
    }),
  });

  const file = useFileChoice({
    label: 'Berkas gambar',
    accept: 'image/jpeg,image/png,image/webp',
    onChoose: (chosen) => void pictures.add(editor, pictureFiles(chosen)),
  });
  const { said, isUploading } = pictures;
  const run = (command: Command) => command(editor.chain().focus()).run();

  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label="Bentuk teks">
        {tools.map(({ label, Picture, of, command }, at) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={of ? active[at] : undefined}
            onClick={() => run(command)}
          >
            <Picture size={18} />
          </button>
        ))}
        <button
          type="button"
          aria-label="Tautan"
          title="Tautan"
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <LinkIcon size={18} />
        </button>
        <button
          type="button"
          aria-label="Gambar"
          title="Gambar"
          aria-busy={isUploading || undefined}
          onClick={file.choose}
        >
          <ImagePlus size={18} />
        </button>
        {file.input}
      </div>
      {isLinking && <LinkBox editor={editor} onDone={() => setLinking(false)} />}
      {isInTable && (
        <div className={`${styles.tools} ${styles.toolWords}`} role="toolbar" aria-label="Bentuk tabel">
          {tableTools.map(({ label, command }) => (
            <button key={label} type="button" onClick={() => run(command)}>
              {label}
            </button>
          ))}
        </div>
      )}
      {isUploading && (
        <p className={styles.said} role="status">
          Mengunggah gambar…
        </p>
      )}
      {said && (
        <p className={said.isError ? styles.error : styles.said} role={said.isError ? 'alert' : 'status'}>
          {said.text}
        </p>
      )}
    </>
  );
};
