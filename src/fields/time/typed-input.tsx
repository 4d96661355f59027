import { createContext, forwardRef, type InputHTMLAttributes, useContext, useState } from 'react';

interface Typing {
  /** What was typed before and could not be read: it stays until it is mended. */
  unread: string | undefined;
  /** The person has finished: `text` is all of what stands there. */
  onTyped: (text: string) => void;
}

export const TypingContext = createContext<Typing>({ unread: undefined, onTyped: () => undefined });

/**
 * The line of a picker, with a will of its own: what is being typed is neither rewritten in the middle of a word nor
 * thrown away on leaving. The picker behind it only learns of pointing.
 */
export const TypedInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  ({ value, onBlur, onKeyDown, ...props }, ref) => {
    const { unread = '', onTyped } = useContext(TypingContext);
    const [draft, setDraft] = useState<string>();
    const finish = () => {
      if (draft === undefined) return;
      setDraft(undefined);
      onTyped(draft.trim());
    };
    return (
      <input
        {...props}
        ref={ref}
        value={draft ?? (String(value) || unread)}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={(event) => {
          finish();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          // Ctrl+S saves the form without leaving the field.
          const isSaving = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
          if (isSaving || event.key === 'Enter') finish();
          onKeyDown?.(event);
        }}
      />
    );
  },
);
