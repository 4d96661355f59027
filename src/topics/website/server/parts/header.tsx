import { rupiah } from '../../../../core/format/money';
import { paths, signInFrom } from '../../text/paths';
import { Icon } from './icon';
import { PictureByMedia } from './picture';
import { useSurroundings } from './surroundings';
import { chosenColors } from './theme-style';

/** Announcement, name and the ways to search, look up an order and sign in. */
export function Header() {
  const { site, member, url } = useSurroundings();
  const { announcement } = site;
  return (
    <header>
      {announcement && (
        <p className="announcement" style={chosenColors(announcement.color)}>
          {announcement.link ? <a href={announcement.link}>{announcement.text}</a> : announcement.text}
        </p>
      )}
      <div className="top">
        <div className="wide top-row">
          <a className="brand" href="/">
            <Logo />
          </a>
          <search>
            <form className="search" action="/">
              <label className="hidden" htmlFor="cari">
                Cari game atau produk
              </label>
              <input
                id="cari"
                name="cari"
                type="search"
                placeholder="Cari game atau produk"
                autoComplete="off"
              />
              <button type="submit" aria-label="Cari">
                <Icon name="search" />
              </button>
            </form>
          </search>
          <nav className="top-links" aria-label="Utama">
            <a href={paths.lookUp}>Cek pesanan</a>
            {member ? (
              <a className="button small" href={paths.account}>
                <span className="account-name" translate="no">
                  {member.name}
                </span>{' '}
                <small translate="no">{rupiah(member.balance)}</small>
              </a>
            ) : (
              <a className="button small" href={signInFrom(url)}>
                Masuk
              </a>
            )}
          </nav>
        </div>
      </div>
    </header>
  );
}

/** Logos narrower than this share of their height say nothing without the name. */
const WIDE = 2;

function Logo() {
  const { logo_light, logo_dark, name, theme } = useSurroundings().site;
  // A counter in the shop's colour is a dark surface in both schemes.
  const isOnColor = (theme.id ?? 'kios') === 'kios';
  const [light, dark] = [logo_light ?? logo_dark, logo_dark ?? logo_light];
  if (!light || !dark) return <span className="name">{name}</span>;
  const fixed = isOnColor || theme.mode === 'dark' ? dark : theme.mode === 'light' ? light : null;
  const shown = fixed ?? light;
  const hasName = shown.width < shown.height * WIDE;
  return (
    <>
      <PictureByMedia
        of={shown}
        other={fixed ? null : dark}
        media="(prefers-color-scheme: dark)"
        alt={hasName ? '' : name}
        className={logo_dark ? 'logo' : 'logo plate'}
        first
      />
      {hasName && <span className="name">{name}</span>}
    </>
  );
}
