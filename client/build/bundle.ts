/** The part of a rollup chunk that the plugins need. */
interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  /** What Vite notes of a chunk. */
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** The module with which the portal starts, by the end of its path. */
export const portalEntry = 'src/main.tsx';

export type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** The files of some modules' chunks (named by the ends of their paths), and all that these import statically. */
export function closureOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of chunkOf(bundle, file).imports) visit(imported);
  };
  for (const module of modules) visit(fileWith(bundle, module));
  return files;
}

/** The files of the styles that some modules' chunks, and all that these import statically, bring along. */
export function stylesOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const chunks = [...closureOf(bundle, modules)].map((file) => chunkOf(bundle, file));
  return new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
}

function fileWith(bundle: Bundle, module: string): string {
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(`/client/${module}`))) return part.fileName;
  }
  throw new Error(`No chunk holds ${module}: the bundle budget names a page that is not there.`);
}

export function chunkOf(bundle: Bundle, file: string): Chunk {
  const part = bundle[file];
  if (part?.type !== 'chunk') throw new Error(`${file} is not a chunk of the bundle.`);
  return part;
}
