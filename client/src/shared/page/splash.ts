/** Milliseconds (specification, section 2): the splash stays, then fades. */
const splashTiming = { delay: 100, fade: 800 } as const;

/** Fades the splash of index.html out and takes it off the page; nothing where it has gone already. */
export function hideSplash(): void {
  const splash = document.getElementById('splash');
  if (splash === null || splash.dataset['leaving'] === 'true') return;
  splash.dataset['leaving'] = 'true';
  setTimeout(() => {
    splash.classList.add('leaving');
    setTimeout(() => splash.remove(), splashTiming.fade);
  }, splashTiming.delay);
}
