/**
 * The one script that runs before anything is painted, inside the page itself: a file of its own would cost a round
 * trip. The policy names it by its hash (inline-scripts.ts). It sets the chosen theme, so that it never flashes, and
 * whether our fonts are on the device yet.
 *
 * The language switch leads to the same section, and is remembered, however early it is pressed: anchors are the same in
 * both languages.
 *
 * Keys that do something by themselves are let through unless they are turned off (src/lib/shortcuts.ts); fields have their keys
 * all the same.
 *
 * It says what the policy asks about code made from text: workers come from this site, and nothing else is made so.
 *
 * What can wait until the page is seen lies in `<template id="later">`, and is taken out when the page is whole and
 * painted, its islands listen and await nothing more (`data-awaits`), and nothing has come for a while: fetched sooner, it
 * would compete with them for a slow network. A device that keeps the site has no such worry; an island that never comes is
 * not waited for, nor one that is lost (early-presses.js).
 */
export const FIRST_PAINT_SCRIPT = [
  '{const d=document,{dataset:s}=d.documentElement;let t,f,k;s.scripts="on";',
  'try{t=localStorage.getItem("shang.theme");f=localStorage.getItem("shang.fonts");k=localStorage.getItem("shang.keys")}catch{}',
  'if(t==="light"||t==="dark")s.theme=t;if(!f)s.fonts="awaited";if(k==="off")s.keys=k;',
  'addEventListener("keydown",e=>{if(s.keys&&e.key.length===1&&e.key!==" "&&!(e.ctrlKey||e.altKey||e.metaKey)&&',
  '!e.target.closest?.("input,select,textarea"))e.stopImmediatePropagation()},true);',
  'd.addEventListener("click",({target:e})=>{const a=e.closest?.("a[data-language]");if(a){a.hash=location.hash;',
  'try{localStorage.setItem("shang.language",a.dataset.language)}catch{}}});',
  'window.trustedTypes?.createPolicy("default",',
  '{createScriptURL:u=>new URL(u,location).origin===location.origin?u:null});',
  'addEventListener("load",()=>new PerformanceObserver((_,o)=>{o.disconnect();let i;',
  'const n=new PerformanceObserver(()=>w()),w=()=>{clearTimeout(i);i=setTimeout(()=>{',
  'if(performance.now()<15e3&&!("lost"in s)&&(s.awaits||d.querySelector("astro-island[ssr][client=load]")))w();else{n.disconnect();',
  'd.head.append(d.importNode(d.querySelector("#later").content,true))}',
  '},navigator.serviceWorker?.controller?100:500)};n.observe({type:"resource"});w()',
  '}).observe({type:"paint",buffered:true}))}',
].join('');
