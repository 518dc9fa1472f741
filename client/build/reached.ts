import { fileURLToPath } from 'node:url';

export interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Whether a module is one of these (paths below the client's folder), or is imported by one statically, by whatever way. */
export function reachedFrom(paths: readonly string[]): (id: string, modules: Modules) => boolean {
  const starts = paths.map((each) => fileURLToPath(new URL(`../${each}`, import.meta.url)));
  let reached: Set<string> | undefined;
  return (id, modules) => (reached ??= closure(starts, modules)).has(id);
}

/** Modules by their ids and all that they import statically, by whatever way. */
export function closure(starts: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const start of starts) visit(start);
  return found;
}
