import { photoKinds } from '../../../domain/photos';
import { isAsked } from '../../../domain/rules';
import { useForm } from '../form-context';
import styles from '../kyc-form.module.css';
import { PhotoField } from '../photo/photo-field';

export const DocumentsStep = () => {
  const { values } = useForm();
  return (
    <div className={styles.photos}>
      {photoKinds
        .filter((kind) => isAsked(kind, values))
        .map((kind) => (
          <PhotoField key={kind} kind={kind} />
        ))}
    </div>
  );
};
