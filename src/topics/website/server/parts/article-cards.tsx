import { date } from '../../../../core/format/date';
import type { StorefrontArticle } from '../../../storefront/contract/storefront-site';
import { paths } from '../../text/paths';
import { Picture } from './picture';

export function ArticleCards({ articles }: { articles: readonly StorefrontArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="wide" aria-labelledby="artikel">
      <h2 id="artikel">Artikel</h2>
      <ul className="cards articles">
        {articles.map(({ slug, title, excerpt, cover, published_at }) => (
          <li key={slug}>
            <a className="card article-card" href={paths.article(slug)}>
              {cover && <Picture of={cover} alt="" className="cover" />}
              <span className="card-name">{title}</span>
              {excerpt && <span className="muted">{excerpt}</span>}
              <time className="muted" dateTime={published_at}>
                {date(published_at)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
