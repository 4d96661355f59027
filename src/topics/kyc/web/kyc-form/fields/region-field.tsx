import { actions } from '../../../../../core/text/actions';
import { useCall } from '../../../../../platform/web/use-call';
import { Combobox } from '../../../../../ui/combobox';
import { Button } from '../../../../../ui/plain/button';
import { listRegions } from '../../../contract/region';
import { type KycField, kycLabels } from '../../../domain/fields';
import { copy } from '../copy';
import type { EditField } from '../edits';
import { useField, useForm } from '../form-context';
import { FieldSlot } from './field-slot';

interface RegionFieldProps {
  name: EditField & KycField;
  above?: EditField & KycField;
  onChoose: (code: string | null) => void;
}

export const RegionField = ({ name, above, onChoose }: RegionFieldProps) => {
  const { values, state } = useForm();
  const field = useField(name);
  const parent = above ? (values[above] as string | null | undefined) : undefined;
  const isOpen = !above || Boolean(parent);
  const regions = useCall(
    listRegions,
    { query: parent ? { parent } : {} },
    { enabled: isOpen, staleTime: Number.POSITIVE_INFINITY },
  );
  const code = (field.value as string | null | undefined) ?? '';
  // While another parent's list loads, the cache still returns the previous one.
  const within = (regions.data ?? []).filter((region) => region.parent === (parent ?? null));
  const isLoading = isOpen && within.length === 0 && (regions.isLoading || regions.isFetching);

  return (
    <FieldSlot name={name}>
      <Combobox
        label={field.label}
        optional={field.optional}
        error={field.error}
        choices={within.map((region) => ({ value: region.code, label: region.name }))}
        value={code}
        valueLabel={state.regions[code]}
        onChange={(value) => onChoose(value || null)}
        placeholder={isOpen || !above ? copy.typeToSearch : copy.chooseFirst(kycLabels[above])}
        disabled={!isOpen}
        none={copy.noRegion}
        instead={
          isLoading ? (
            copy.loadingRegions
          ) : regions.error && within.length === 0 ? (
            <>
              {regions.error.message}{' '}
              <Button tone="link" size="small" onClick={() => void regions.refetch()}>
                {actions.retry}
              </Button>
            </>
          ) : undefined
        }
      />
    </FieldSlot>
  );
};
