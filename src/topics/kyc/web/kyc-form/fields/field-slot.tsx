import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KycField } from '../../../domain/fields';
import { copy } from '../copy';
import { rejectionOf, useForm } from '../form-context';
import styles from './fields.module.css';

interface FieldSlotProps {
  name: KycField;
  wide?: boolean;
  children: ReactNode;
}

export const FieldSlot = ({ name, wide = false, children }: FieldSlotProps) => {
  const form = useForm();
  const isRejected = form.rejected.includes(name);
  const reason = rejectionOf(form, name);
  return (
    <div
      data-field={name}
      tabIndex={-1}
      className={styles.slot}
      data-wide={wide || undefined}
      data-rejected={isRejected || undefined}
    >
      {children}
      {isRejected && <Warning>{reason ? copy.rejectedField(reason) : copy.rejectedFieldPlain}</Warning>}
    </div>
  );
};

export const Warning = ({ children }: { children: ReactNode }) => (
  <span className={styles.warning}>
    <TriangleAlert size={15} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
