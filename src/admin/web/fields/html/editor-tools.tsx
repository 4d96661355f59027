import type { Editor } from '@tiptap/core';
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
import { type ChangeEvent, useRef, useState } from 'react';
import styles from './html.module.css';
import { LinkBox } from './link-box';
import { type Pictures, pictureFiles } from './use-pictures';

interface Tool {
  label: string;
  Picture: LucideIcon;
  of?: [name: string, attributes?: Record<string, unknown>];
  run: (editor: Editor) => boolean;
}

const tools: Tool[] = [
  {
    label: 'Judul',
    Picture: Heading2,
    of: ['heading', { level: 2 }],
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Subjudul',
    Picture: Heading3,
    of: ['heading', { level: 3 }],
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { label: 'Tebal', Picture: Bold, of: ['bold'], run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    label: 'Miring',
    Picture: Italic,
    of: ['italic'],
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Garis bawah',
    Picture: Underline,
    of: ['underline'],
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Coret',
    Picture: Strikethrough,
    of: ['strike'],
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: 'Daftar butir',
    Picture: List,
    of: ['bulletList'],
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Daftar bernomor',
    Picture: ListOrdered,
    of: ['orderedList'],
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Kutipan',
    Picture: Quote,
    of: ['blockquote'],
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { label: 'Kode', Picture: Code, of: ['code'], run: (editor) => editor.chain().focus().toggleCode().run() },
  {
    label: 'Tabel',
    Picture: Table2,
    of: ['table'],
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    label: 'Garis pemisah',
    Picture: Minus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  { label: 'Urungkan', Picture: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Ulangi', Picture: Redo2, run: (editor) => editor.chain().focus().redo().run() },
];

const tableTools: { label: string; run: (editor: Editor) => boolean }[] = [
  { label: 'Tambah baris', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Tambah kolom', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Hapus baris', run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'Hapus kolom', run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'Hapus tabel', run: (editor) => editor.chain().focus().deleteTable().run() },
];

export const EditorTools = ({ editor, pictures }: { editor: Editor; pictures: Pictures }) => {
  const file = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const { active, isInTable } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: tools.map(({ of }) => (of ? now.isActive(...of) : false)),
      isInTable: now.isActive('table'),
    }),
  });

  const addPicture = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = pictureFiles(target.files);
    target.value = '';
    if (chosen.length > 0) void pictures.add(editor, chosen);
  };
  const { said, isUploading } = pictures;

  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label="Bentuk teks">
        {tools.map(({ label, Picture, of, run }, at) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={of ? active[at] : undefined}
            onClick={() => run(editor)}
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
          onClick={() => file.current?.click()}
        >
          <ImagePlus size={18} />
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label="Berkas gambar"
          onChange={addPicture}
        />
      </div>
      {isLinking && <LinkBox editor={editor} onDone={() => setLinking(false)} />}
      {isInTable && (
        <div className={`${styles.tools} ${styles.toolWords}`} role="toolbar" aria-label="Bentuk tabel">
          {tableTools.map(({ label, run }) => (
            <button key={label} type="button" onClick={() => run(editor)}>
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
