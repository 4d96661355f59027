import { Hash } from 'lucide-react';
import { copy } from './copy';
import styles from './developer.module.css';

export const Heading = ({ level, id, title }: { level: 2 | 3; id: string; title: string }) => {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.heading}>
      <Tag id={id}>{title}</Tag>
      <a href={`#${id}`} className={`${styles.anchor} no-print`} aria-label={copy.linkTo(title)}>
        <Hash size={16} />
      </a>
    </div>
  );
};
