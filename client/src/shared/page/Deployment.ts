import { portalFilesPath } from '@gdd/schema/entries';

/** The shortest time between two checks for a newer version, in milliseconds. */
const checkInterval = 10 * 60_000;

interface DeploymentOptions {
  /** The path of the script that this tab runs; undefined where none was built: then no version counts as newer. */
  readonly ownFile: string | undefined;
  readonly now: () => number;
  /** Loads the newer version; the browser asks for a confirmation first if a form has unsaved changes. */
  readonly reload: () => void;
}

/** Whether a newer version of the portal was deployed than the one that this tab runs. It never reloads by itself. */
export class Deployment {
  readonly reload: () => void;
  readonly #ownFile: string | undefined;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #checkedAt: number;
  #isNewer = false;

  constructor({ ownFile, now, reload }: DeploymentOptions) {
    this.reload = reload;
    this.#ownFile = ownFile;
    this.#now = now;
    this.#checkedAt = now();
  }

  get isNewer(): boolean {
    return this.#isNewer;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Checks whenever the tab becomes visible, at most every ten minutes. @returns stops that */
  followTab(page: Document): () => void {
    const checkIfDue = (): void => {
      if (page.visibilityState === 'visible' && this.#now() - this.#checkedAt >= checkInterval) void this.check();
    };
    page.addEventListener('visibilitychange', checkIfDue);
    return () => page.removeEventListener('visibilitychange', checkIfDue);
  }

  /** Checks now. The deployed files' names change with their content; a failed request counts as no newer version. */
  readonly check = async (): Promise<void> => {
    if (this.#ownFile === undefined || this.#isNewer) return;
    this.#checkedAt = this.#now();
    const files = await fetch(portalFilesPath, { cache: 'no-cache' })
      .then(async (response) => (response.ok ? ((await response.json()) as unknown) : undefined))
      .catch(() => undefined);
    if (!Array.isArray(files) || files.length === 0 || files.includes(this.#ownFile)) return;
    this.#isNewer = true;
    for (const listener of this.#listeners) listener();
  };
}
