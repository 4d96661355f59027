import { useRef } from 'react';

interface FileChoiceOptions {
  label: string;
  accept: string;
  multiple?: boolean;
  onChoose: (files: [File, ...File[]]) => void;
}

/** A hidden file input, and the function that opens it. The same file can be chosen again. */
export function useFileChoice({ label, accept, multiple, onChoose }: FileChoiceOptions) {
  const input = useRef<HTMLInputElement>(null);
  return {
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ target }) => {
          const [first, ...rest] = target.files ?? [];
          target.value = '';
          if (first) onChoose([first, ...rest]);
        }}
      />
    ),
  };
}
