import { work, type Built, type WorkerScope } from './worker';

/** Replaced by the build (build/serviceWorker.ts). */
declare const __BUILT__: Built;

work(globalThis as unknown as WorkerScope, __BUILT__);
