/**
 * Runs in the head before the first paint: the stored `theme` (specification 3), else the system's preference. Browsers
 * that refuse storage still get the latter.
 */
export const themeBoot = `(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=t})()`;
