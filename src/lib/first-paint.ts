/**
 * The one script that runs before anything is painted, inside the page itself: a file of its own would cost a round
 * trip. It sets the chosen theme, so that it never flashes, and whether our fonts are on the device yet. The policy names
 * it by its hash (astro.config.mjs); `public/shell.js` does the rest once the page has been read.
 */
export const FIRST_PAINT_SCRIPT = [
  '{const{dataset:d}=document.documentElement;let t,f;d.scripts="on";',
  'try{t=localStorage.getItem("shang.theme");f=localStorage.getItem("shang.fonts")}catch{}',
  'if(t==="light"||t==="dark")d.theme=t;if(!f)d.fonts="awaited"}',
].join('');
