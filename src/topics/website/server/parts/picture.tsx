interface PictureProps {
  of: { url: string; width: number; height: number };
  alt: string;
  className?: string;
  /** Part of the first view: loaded at once and first. */
  first?: boolean;
}

/** Its size is known before it is loaded, so nothing moves. */
export const Picture = ({ of: { url, width, height }, alt, className, first = false }: PictureProps) => (
  <img
    src={url}
    width={width}
    height={height}
    alt={alt}
    className={className}
    loading={first ? 'eager' : 'lazy'}
    decoding="async"
    {...(first && { fetchpriority: 'high' })}
  />
);
