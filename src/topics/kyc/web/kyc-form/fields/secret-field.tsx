import { Eye, Pencil, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { call } from '../../../../../platform/web/call';
import { Button } from '../../../../../ui/plain/button';
import { FieldFrame } from '../../../../../ui/plain/field-frame';
import { PinSheet } from '../../../../accounts/web/pin/pin-sheet';
import { useReveal } from '../../../../accounts/web/pin/use-reveal';
import { revealKyc, type SecretField as SecretName } from '../../../contract/kyc';
import { copy } from '../copy';
import { useField, useForm } from '../form-context';
import { FieldSlot } from './field-slot';
import styles from './fields.module.css';
import { hintOf, TextField } from './text-field';

/** True while a button is pressed, by pointer, Space or Enter; `onClosed` runs instead while nothing is available. */
function usePressed(isOpen: boolean, onClosed: () => void) {
  const [isPressed, setPressed] = useState(false);
  const release = () => setPressed(false);

  // The data may be masked again while the button is pressed.
  useEffect(() => {
    if (!isOpen) setPressed(false);
  }, [isOpen]);

  return {
    isPressed: isPressed && isOpen,
    handlers: {
      'aria-pressed': isPressed && isOpen,
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        if (!isOpen) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setPressed(true);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (isOpen && (key === ' ' || key === 'Enter')) setPressed(true);
      },
      onKeyUp: release,
      onBlur: release,
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => {
        if (!isOpen) onClosed();
      },
    },
  };
}

/** Milliseconds before a number is masked again after the PIN. */
const OPEN = 60_000;

interface SecretFieldProps {
  name: SecretName;
  hint: string;
  most: number;
  warning?: string | undefined;
}

export const SecretField = (props: SecretFieldProps) => {
  const { state, values } = useForm();
  const masked = state.masked[props.name];
  const [isChanging, setChanging] = useState(false);
  const isTyped = values[props.name] !== undefined;
  if (masked !== null && !isTyped && !isChanging) {
    return (
      <Masked name={props.name} warning={props.warning} masked={masked} onChange={() => setChanging(true)} />
    );
  }
  return (
    <>
      <TextField {...props} digits autoComplete="off" />
      {masked !== null && isChanging && !isTyped && (
        <Button tone="link" size="small" icon={<Undo2 size={16} />} onClick={() => setChanging(false)}>
          {copy.keepSaved}
        </Button>
      )}
    </>
  );
};

interface MaskedProps extends Pick<SecretFieldProps, 'name' | 'warning'> {
  masked: string;
  onChange: () => void;
}

/** Masked; whole while a button is pressed, after the PIN was given. */
const Masked = ({ name, masked, warning, onChange }: MaskedProps) => {
  const field = useField(name);
  const reveal = useReveal({
    open: async (pin) => (await call(revealKyc, { body: { field: name, pin } })).data.value,
    lasts: OPEN,
  });
  const press = usePressed(reveal.value !== null, reveal.ask);
  return (
    <FieldSlot name={name}>
      <FieldFrame
        label={field.label}
        optional={field.optional}
        error={field.error}
        hint={hintOf(reveal.value === null ? copy.maskedHint : copy.opened(field.label), warning)}
      >
        {(wiring) => (
          <div className={styles.secret}>
            <output {...wiring} className={styles.number} aria-live="off">
              {press.isPressed ? reveal.value : masked}
            </output>
            <button
              type="button"
              className={styles.press}
              aria-label={copy.showPressed(field.label)}
              title={copy.showPressed(field.label)}
              {...press.handlers}
            >
              <Eye size={20} />
            </button>
            <Button tone="link" size="small" icon={<Pencil size={16} />} onClick={onChange}>
              {copy.change}
            </Button>
          </div>
        )}
      </FieldFrame>
      {reveal.isAsking && <PinSheet label={field.label} reveal={reveal} />}
    </FieldSlot>
  );
};
