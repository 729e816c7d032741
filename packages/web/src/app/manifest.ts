import { valueOf } from '@trellis/core';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The files of a build by module, as Vite writes them. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The style sheets and scripts that modules need at once, each once, in the order in which they are imported. */
export function filesOf(manifest: Manifest, modules: readonly string[]): { styles: string[]; scripts: string[] } {
  const [styles, scripts, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (module: string) => {
    const entry = valueOf(manifest, module);
    if (seen.has(module) || !entry) return;
    seen.add(module);
    const { file, imports = [], css = [] } = entry;
    imports.forEach(visit);
    css.forEach((style) => styles.add(style));
    scripts.add(file);
  };
  modules.forEach(visit);
  return { styles: [...styles], scripts: [...scripts] };
}
