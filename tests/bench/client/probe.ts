/** The cost of one change of a list. */
export interface Measured {
  /** Milliseconds from the click to the painted rows, less those of the request. */
  readonly work: number;
  /** Milliseconds from the click to the request. */
  readonly left: number;
  /** Tasks of more than 50 ms. */
  readonly longTasks: number;
}

/** The renderings between the click and the painted rows. */
export interface Drawn {
  /** Commits that rendered any component of the page. */
  readonly page: number;
  /** Commits that rendered the grid, or any of its rows. */
  readonly grid: number;
  /** Rendered components in all commits. */
  readonly components: number;
}

interface Probe {
  /** Prepares for one click and the rows that follow; `counting` counts the renderings. */
  arm: (counting: boolean) => void;
  measured: () => Promise<Measured>;
  drawn: () => Promise<Drawn>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** The fields of React's internal tree that reveal what was rendered. */
interface Fiber {
  readonly flags: number;
  readonly tag: number;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/**
 * Runs in the page before its own scripts. Every response with rows is delayed until `delay` milliseconds after its
 * request, so that both pages are compared with the same response time.
 */
export function installProbe({ delay, rows }: { readonly delay: number; readonly rows: string }): void {
  let clicked = NaN;
  let started = NaN;
  let respondedAt = NaN;
  let counting = false;
  let counts = { page: 0, grid: 0, components: 0 };
  let settle: (painted: number) => void = () => undefined;
  let painted = Promise.resolve(NaN);
  let before: string | undefined;
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });

  const visible = () => Array.from(document.querySelectorAll(rows), (row) => row.textContent).join();

  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const isRows =
      (typeof input === 'string' && input.startsWith('/rows')) ||
      (typeof init?.body === 'string' && init.body.includes('"DealerList"'));
    if (!isRows) return fetch(input, init);
    const sent = performance.now();
    // A request before the click, or after the first one, is a prefetch.
    if (!Number.isNaN(clicked) && Number.isNaN(started)) {
      started = sent;
      performance.mark('p-requested');
    }
    const response = await fetch(input, init);
    const body = await response.text();
    await new Promise((resolve) => setTimeout(resolve, sent + delay - performance.now()));
    if (sent === started) {
      respondedAt = performance.now();
      performance.mark('p-responded');
    }
    return new Response(body, { status: response.status, headers: response.headers });
  };

  new MutationObserver(() => {
    if (Number.isNaN(clicked) || before === undefined) return;
    const now = visible();
    if (now === '' || now === before) return;
    before = undefined;
    // Right after the frame, before other tasks of the page: the rows are visible by then.
    const afterFrame = () => {
      performance.mark('p-painted');
      settle(performance.now());
    };
    requestAnimationFrame(() => void window.scheduler.postTask(afterFrame, { priority: 'user-blocking' }));
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });

  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (before !== undefined && Number.isNaN(clicked)) {
        clicked = timeStamp;
        performance.mark('p-clicked', { startTime: timeStamp });
      }
    },
    true,
  );

  window.probe = {
    arm: (isCounting) => {
      [clicked, started, respondedAt] = [NaN, NaN, NaN];
      counting = isCounting;
      counts = { page: 0, grid: 0, components: 0 };
      tasks.length = 0;
      before = visible();
      painted = new Promise((resolve) => (settle = resolve));
    },
    measured: async () => {
      const end = await painted;
      // the observer of long tasks is called a little later
      await new Promise((resolve) => setTimeout(resolve, 120));
      const isWithin = ({ startTime, duration }: PerformanceEntry) => startTime + duration > clicked && startTime < end;
      const request = Number.isNaN(respondedAt) ? 0 : respondedAt - started;
      return { work: end - clicked - request, left: started - clicked, longTasks: tasks.filter(isWithin).length };
    },
    drawn: async () => {
      await painted;
      return counts;
    },
  };

  const performedWork = 1;
  const tagsOfFunctions = [0, 11, 15];
  const isOfGrid = (props: Fiber['memoizedProps']) =>
    props !== null &&
    (('rows' in props && 'columns' in props && 'rowCount' in props) || ('rowId' in props && 'index' in props));
  /** Counts the rendered components; skips subtrees that did not change, as the React developer tools do. */
  const walk = (fiber: Fiber, earlier: Fiber | null, found: { grid: number; components: number }) => {
    if (tagsOfFunctions.includes(fiber.tag) && (fiber.flags & performedWork) !== 0) {
      found.components += 1;
      if (isOfGrid(fiber.memoizedProps)) found.grid += 1;
    }
    if (earlier !== null && fiber.child === earlier.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) {
      walk(child, child.alternate, found);
    }
  };
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_id: number, { current }: { readonly current: Fiber }) => {
        if (!counting || Number.isNaN(clicked)) return;
        const found = { grid: 0, components: 0 };
        walk(current, current.alternate, found);
        counts.page += found.components > 0 ? 1 : 0;
        counts.grid += found.grid > 0 ? 1 : 0;
        counts.components += found.components;
      },
    },
  });
}
