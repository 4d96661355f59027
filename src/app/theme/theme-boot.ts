/**
 * Runs in the head, before anything is painted: the stored choice (`theme`, specification 3), else what the
 * system prefers. A browser that refuses storage still gets its system's theme.
 */
export const themeBoot = `(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=t})()`;
