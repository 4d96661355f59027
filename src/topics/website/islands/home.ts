import { runCountdowns } from './shared';

runCountdowns(() => location.reload());

/** Narrows the brands while one types; pressing enter asks the server, which also finds items. */
const input = document.querySelector<HTMLInputElement>('#cari');
input?.addEventListener('input', () => {
  const typed = input.value.trim().toLowerCase();
  for (const group of document.querySelectorAll<HTMLElement>('.group')) {
    let found = 0;
    for (const card of group.querySelectorAll<HTMLElement>('[data-search]')) {
      const isFound = (card.dataset.search ?? '').includes(typed);
      if (card.parentElement) card.parentElement.hidden = !isFound;
      if (isFound) found += 1;
    }
    group.hidden = found === 0;
  }
});

const popup = document.querySelector<HTMLDialogElement>('#popup');
const POPUP_SEEN = 'popup-dilihat';
if (popup && sessionStorage.getItem(POPUP_SEEN) !== popup.dataset.banner) {
  // The page itself is painted first.
  setTimeout(() => popup.showModal(), 2_000);
  popup.addEventListener('close', () => sessionStorage.setItem(POPUP_SEEN, popup.dataset.banner ?? ''));
}

/** Reports banners once when they are seen, and each press. */
function report(event: 'impression' | 'click', ids: string[]): void {
  navigator.sendBeacon('/banner', new URLSearchParams({ event, ids: ids.join(',') }));
}
const seen = new IntersectionObserver((entries) => {
  const ids = entries.flatMap(({ isIntersecting, target }) => {
    if (!isIntersecting) return [];
    seen.unobserve(target);
    return (target as HTMLElement).dataset.banner ?? [];
  });
  if (ids.length > 0) report('impression', ids);
});
for (const banner of document.querySelectorAll<HTMLElement>('[data-banner]')) {
  seen.observe(banner);
  banner.querySelector('a')?.addEventListener('click', () => report('click', [banner.dataset.banner ?? '']));
}
