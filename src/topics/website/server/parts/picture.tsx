interface Image {
  url: string;
  width: number;
  height: number;
}

interface PictureProps {
  of: Image;
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

interface PictureByMediaProps extends PictureProps {
  /** Shown instead where the media query is true. */
  other: Image | null;
  media: string;
}

export const PictureByMedia = ({ other, media, ...picture }: PictureByMediaProps) => (
  <picture>
    {other && <source srcSet={other.url} media={media} width={other.width} height={other.height} />}
    <Picture {...picture} />
  </picture>
);
