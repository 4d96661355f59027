import { createContext, forwardRef, type InputHTMLAttributes, useContext } from 'react';

interface Typing {
  draft: string | undefined;
  onDraft: (text: string | undefined) => void;
  unread: string | undefined;
  onTyped: (text: string) => void;
}

export const TypingContext = createContext<Typing>({
  draft: undefined,
  onDraft: () => undefined,
  unread: undefined,
  onTyped: () => undefined,
});

/**
 * Input of a date picker that keeps its own draft: text is neither reformatted while typing nor dropped on blur. The
 * picker only receives picks and clears, which end the draft.
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
          // Ctrl+S saves the form without a blur.
          const isSaving = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
          if (isSaving || event.key === 'Enter') finish();
          onKeyDown?.(event);
        }}
      />
    );
  },
);
