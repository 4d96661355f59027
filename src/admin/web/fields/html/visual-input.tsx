import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import type { InputOf } from '../parts';
import { EditorTools } from './editor-tools';
import styles from './html.module.css';
import { isOnePicture, tidyPasted } from './pasted';
import { pictureFiles, usePictures } from './use-pictures';

/**
 * Tables without widths, because the policy allows no styles. Tab moves to the next cell, and out of the editor after
 * the last one.
 */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
    };
  },
});

const tableExtensions = [PlainTable, TableRow, TableHeader, TableCell];

/** Only what the rich-text policy allows (`core/schema/html-policy.ts`). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      protocols: ['https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
  ...tableExtensions,
];

const htmlOf = (html: string): string => (html === '<p></p>' ? '' : html);

const VisualInput: InputOf<'html'> = ({ id, name, value, onChange, field, invalid, describedBy }) => {
  const html = typeof value === 'string' ? value : '';
  const last = useRef(html);
  const pictures = usePictures(String(name[0]));
  const editor = useEditor({
    extensions,
    content: html,
    // Its style element would need a nonce; the rules are in our style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(field.required && { 'aria-required': 'true' }),
      },
      transformPastedHTML: tidyPasted,
      handlePaste: (_view, event) => take(event.clipboardData),
      handleDrop: (_view, event, _slice, isMoved) => !isMoved && take(event.dataTransfer),
    },
    onUpdate: ({ editor: typed }) => {
      last.current = htmlOf(typed.getHTML());
      onChange(last.current);
    },
  });

  const take = (data: DataTransfer | null): boolean => {
    if (!editor || !data) return false;
    const pasted = data.getData('text/html');
    const files = pictureFiles(data.files);
    // Spreadsheets add a picture of the cells to the copied table; the table is used.
    if (files.length > 0 && (!pasted || isOnePicture(pasted))) void pictures.add(editor, files);
    else if (/<img\b/i.test(pasted)) void pictures.paste(editor, pasted);
    else return false;
    return true;
  };

  useEffect(() => {
    if (!editor || html === last.current) return;
    last.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);

  if (!editor) return null;
  return (
    <div className={styles.visual} data-invalid={invalid || undefined}>
      <EditorTools editor={editor} pictures={pictures} />
      <EditorContent editor={editor} className={`${styles.canvas} ${styles.body}`} />
    </div>
  );
};

export default VisualInput;
