import { createContext, forwardRef, type InputHTMLAttributes, useContext } from 'react';

interface Typing {
  /** What is being typed; undefined as long as nothing is. */
  draft: string | undefined;
  onDraft: (text: string | undefined) => void;
  /** What was typed before and could not be read: it stays until it is mended. */
  unread: string | undefined;
  /** The person has finished: `text` is all of what stands there. */
  onTyped: (text: string) => void;
}

export const TypingContext = createContext<Typing>({
  draft: undefined,
  onDraft: () => undefined,
  unread: undefined,
  onTyped: () => undefined,
});

/**
 * The line of a picker, with a will of its own: what is being typed is neither rewritten in the middle of a word nor
 * thrown away on leaving. The picker behind it only learns of pointing and clearing, which end a draft.
 */
export const TypedInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(
  ({ value, onBlur, onKeyDown, ...props }, ref) => {
    const { draft, onDraft, unread = '', onTyped } = useContext(TypingContext);
    const finish = () => {
      if (draft === undefined) return;
      onDraft(undefined);
      onTyped(draft.trim());
    };
    return (
      <input
        {...props}
        ref={ref}
        value={draft ?? (String(value) || unread)}
        onChange={({ target }) => onDraft(target.value)}
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
