/** Modules that the build makes of `docs/guide` (packages/web/guidePlugin.ts). */
declare module 'virtual:guide/pages' {
  export interface GuideInfo {
    /** Its name in the address. */
    readonly name: string;
    readonly title: string;
    readonly description: string;
    /** Title of the group that it belongs to. */
    readonly group: string;
    /** Whether its examples have names of the site that shows it. */
    readonly hasExampleNames: boolean;
    readonly headings: readonly { readonly id: string; readonly title: string }[];
  }
  /** HTML of the part before the first section, and of each section. */
  export interface GuideText {
    readonly lead: string;
    readonly sections: readonly string[];
  }
  export const pages: readonly GuideInfo[];
  /** Loads the text of a page of `pages`. */
  export function loadText(name: string): Promise<GuideText>;
}

declare module 'virtual:guide/search' {
  /** A MiniSearch index as JSON. */
  export const index: string;
  /** The options that the index was made with. */
  export const options: { readonly fields: string[]; readonly storeFields: string[] };
}
