import { Field } from '../../../../ui/plain/field';
import { websiteLabels } from '../../contract/website';

interface DomainFieldProps {
  value: string;
  placeholder: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** Accepts pasted URLs: with protocol, capitals or path. */
export const DomainField = ({ onChange, ...rest }: DomainFieldProps) => (
  <Field
    label={websiteLabels.custom_domain}
    optional
    name="custom_domain"
    inputMode="url"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={300}
    {...rest}
    onChange={(event) => onChange(event.target.value)}
  />
);
