import type { InputHTMLAttributes, ReactNode } from 'react';

/** Typed values and errors by the names of inputs. */
export interface Typed {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, readonly string[]>>;
}

export const UNTOUCHED: Typed = { values: {}, errors: {} };

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  typed: Typed;
  help?: ReactNode;
  options?: readonly { value: string; label: string }[];
  /** Lines of a longer text. */
  rows?: number;
}

const idOf = (name: string): string => `i-${name.replaceAll('.', '-')}`;

/** An input with its label, help and error; a choice if it has options, a text area if it has rows. */
export function Field({ name, label, typed, help, options, required, ...input }: FieldProps) {
  const id = idOf(name);
  const Input = (input.rows ? 'textarea' : 'input') as 'input';
  const error = typed.errors[name]?.[0];
  const about = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  const shared = {
    ...{ id, name, required },
    'aria-invalid': error ? true : undefined,
    'aria-describedby': about || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && <span className="muted"> (opsional)</span>}
      </label>
      {options?.length ? (
        <select {...shared} defaultValue={typed.values[name] ?? ''}>
          <option value="">Pilih …</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <Input
          {...input}
          {...shared}
          defaultValue={input.type === 'password' ? undefined : typed.values[name]}
        />
      )}
      {help && (
        <p id={`${id}-help`} className="muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}

/** Stands above a form that was refused, and is in focus when the page opens: it is read out first. */
export function Refusal({ typed, message }: { typed: Typed; message?: string | null }) {
  const errors = Object.entries(typed.errors);
  if (!message && errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is its answer.
    <div className="notice bad" role="alert" tabIndex={-1} autoFocus>
      {message ? (
        <p>{message}</p>
      ) : (
        <ul>
          {errors.map(([name, [error]]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
