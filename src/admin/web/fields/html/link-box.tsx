import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { actions } from '../../../../core/text/actions';
import { Button } from '../../../../ui/plain/button';
import styles from './html.module.css';

const isLink = (text: string): boolean => /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(text);

export const LinkBox = ({ editor, onDone }: { editor: Editor; onDone: () => void }) => {
  const [href, setHref] = useState<string>(() => String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState<string>();

  const apply = () => {
    const typed = href.trim();
    if (typed !== '' && !isLink(typed)) {
      setError('Tautan harus diawali https://.');
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (typed === '') chain.unsetLink().run();
    else chain.setLink({ href: typed }).run();
    onDone();
  };

  return (
    <div className={styles.link}>
      <input
        // It was opened to be typed into.
        // biome-ignore lint/a11y/noAutofocus: a person who opens it wants to type
        autoFocus
        type="url"
        aria-label="Alamat tautan"
        aria-invalid={error ? true : undefined}
        placeholder="https://"
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter') return;
          // Enter would submit the surrounding form.
          event.preventDefault();
          apply();
        }}
      />
      <Button size="small" tone="soft" onClick={apply}>
        {actions.apply}
      </Button>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
