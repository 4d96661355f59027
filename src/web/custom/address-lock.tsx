import { Plus } from 'lucide-react';
import type { FieldKind } from '../../admin/schema/field';
import { TagsInput } from '../../admin/web/fields/choice/inputs';
import type { InputOf, InputProps } from '../../admin/web/fields/parts';
import { listDevices } from '../../core/contract/setting';
import { useQuietCall } from '../../platform/web/use-call';
import { Button } from '../../ui/plain/button';
import styles from './privileges.module.css';

/** Offers the caller's own address, because few people know it. */
export const AddressLockInput: InputOf<FieldKind> = (props) => {
  const own = useQuietCall(listDevices)?.find(({ is_current }) => is_current)?.ip;
  const locks = (props.value as string[] | undefined) ?? [];
  return (
    <>
      <TagsInput
        {...(props as InputProps<'tags'>)}
        field={{ ...(props as InputProps<'tags'>).field, placeholder: '203.0.113.7 atau 203.0.113.0/24' }}
      />
      {own && !locks.includes(own) && (
        <Button
          tone="quiet"
          className={styles.offer}
          icon={<Plus size={18} />}
          onClick={() => props.onChange([...locks, own])}
        >
          Pakai alamat saya ({own})
        </Button>
      )}
    </>
  );
};
