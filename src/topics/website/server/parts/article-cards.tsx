import { date } from '../../../../core/format/date';
import type { StorefrontArticle } from '../../../storefront/contract/storefront-site';
import { paths } from '../../text/paths';
import { Picture } from './picture';

interface ArticleCardsProps {
  articles: readonly StorefrontArticle[];
  /** Stands at the top of its page: the first picture is loaded at once. */
  first?: boolean;
}

export function ArticleCards({ articles, first = false }: ArticleCardsProps) {
  if (articles.length === 0) return null;
  return (
    <section className="wide" aria-labelledby="artikel">
      <h2 id="artikel">Artikel</h2>
      <ul className="cards articles">
        {articles.map(({ slug, title, excerpt, cover, published_at }, nth) => (
          <li key={slug}>
            <a className="card" href={paths.article(slug)}>
              {cover && <Picture of={cover} alt="" className="cover" first={first && nth === 0} />}
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
