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
  Underline,
  Undo2,
} from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useFieldDoors } from '../doors';
import styles from './html.module.css';
import { LinkBox } from './link-box';

interface Tool {
  label: string;
  Picture: LucideIcon;
  /** Mark or node that it switches; absent: a command. */
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
    label: 'Garis pemisah',
    Picture: Minus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  { label: 'Urungkan', Picture: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Ulangi', Picture: Redo2, run: (editor) => editor.chain().focus().redo().run() },
];

/** What can be done to the marked text; pictures are uploaded into the partner's own store. */
export const EditorTools = ({ editor, field }: { editor: Editor; field: string }) => {
  const { upload } = useFieldDoors();
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isUploading, setUploading] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ of }) => (of ? now.isActive(...of) : false)),
  });

  const addPicture = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    target.value = '';
    if (!chosen) return;
    setError(undefined);
    setUploading(true);
    try {
      const { url, name } = await upload(chosen, field);
      editor.chain().focus().setImage({ src: url, alt: name }).run();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Gambar gagal diunggah.');
    } finally {
      setUploading(false);
    }
  };

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
            <Picture size={18} aria-hidden="true" />
          </button>
        ))}
        <button
          type="button"
          aria-label="Tautan"
          title="Tautan"
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <LinkIcon size={18} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label="Gambar"
          title="Gambar"
          aria-busy={isUploading || undefined}
          onClick={() => file.current?.click()}
        >
          <ImagePlus size={18} aria-hidden="true" />
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label="Berkas gambar"
          onChange={(event) => void addPicture(event)}
        />
      </div>
      {isLinking && <LinkBox editor={editor} onDone={() => setLinking(false)} />}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
};
