import { date } from '../../../../core/format/date';
import type { StorefrontArticle, StorefrontArticleText } from '../../../storefront/contract/storefront-site';
import { paths } from '../../text/paths';
import { ArticleCards } from '../parts/article-cards';
import { Document } from '../parts/document';
import { Picture } from '../parts/picture';
import { useSurroundings } from '../parts/surroundings';

export function Articles({ articles }: { articles: readonly StorefrontArticle[] }) {
  const { name } = useSurroundings().site;
  return (
    <Document title="Artikel" canonical={paths.articles} description={`Artikel dari ${name}.`}>
      <h1 className="hidden">Artikel {name}</h1>
      {articles.length === 0 ? (
        <p className="wide empty">Belum ada artikel.</p>
      ) : (
        <ArticleCards articles={articles} first />
      )}
    </Document>
  );
}

export function Article({ article }: { article: StorefrontArticleText }) {
  const { site, origin, labelOf } = useSurroundings();
  const { title, slug, excerpt, cover, published_at, author, reading_minutes, category, tags } = article;
  return (
    <Document
      title={article.meta_title ?? title}
      description={article.meta_description ?? excerpt}
      canonical={paths.article(slug)}
      image={cover}
      data={[
        {
          '@type': 'Article',
          headline: title,
          datePublished: published_at,
          ...(author && { author: { '@type': 'Person', name: author } }),
          ...(cover && { image: origin + cover.url }),
          publisher: { '@type': 'Organization', name: site.name },
          mainEntityOfPage: origin + paths.article(slug),
        },
      ]}
    >
      <article className="wide narrow prose">
        <nav aria-label="Remah roti" className="crumbs muted">
          <a href="/">Beranda</a> <span aria-hidden>/</span> <a href={paths.articles}>Artikel</a>
        </nav>
        <h1>{title}</h1>
        <p className="muted">
          {[
            date(published_at),
            author,
            `${reading_minutes} menit baca`,
            category && labelOf('blog', 'category', category),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {cover && <Picture of={cover} alt="" className="cover" first />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (html-policy). */}
        <div dangerouslySetInnerHTML={{ __html: article.body_html }} />
        {tags.length > 0 && <p className="muted">Topik: {tags.join(', ')}</p>}
      </article>
    </Document>
  );
}
