import { portalFilesPath } from '@gdd/schema/entries';

/** Fetches the portal's files into the browser's cache, the first time that it is called; a failure costs nothing. */
export function fetchOnce(browser: Window): () => void {
  let isBegun = false;
  const fetchFiles = async (): Promise<void> => {
    const list = await browser.fetch(new URL(portalFilesPath, browser.location.href));
    const files = (await list.json()) as readonly string[];
    // One after the other: what a person asks for in the meantime goes before them.
    for (const file of files)
      await (await browser.fetch(new URL(file, browser.location.href), { priority: 'low' })).arrayBuffer();
  };
  return () => {
    if (isBegun) return;
    isBegun = true;
    void fetchFiles().catch(() => undefined);
  };
}
