import { textOption, textsOption, type AddressOption, type AddressOptions } from '../../ui/addressOptions.ts';

/** The options of the page in its address; the order of the table is in `sort` and `order`. */
export interface OverviewOptions {
  readonly search: string;
  /** The category of the chart; undefined before a choice. */
  readonly category: string | undefined;
  /** `KEY:value` each. */
  readonly filter: readonly string[];
  /** The chosen metadata columns; undefined for all. */
  readonly columns: readonly string[] | undefined;
}

const maybeText: AddressOption<string | undefined> = {
  initial: undefined,
  read: ([text]) => text || undefined,
  write: (text) => (text === undefined ? [] : [text]),
};

/** What is written for no columns; keys have no lower-case letters. */
const none = 'none';

/** Metadata keys in their order, or undefined before a choice. */
const maybeKeys: AddressOption<readonly string[] | undefined> = {
  initial: undefined,
  read: (texts) => texts.filter((text) => text !== none),
  write: (texts) => (texts === undefined ? [] : texts.length ? texts : [none]),
};

export const overviewOptions: AddressOptions<OverviewOptions> = {
  search: textOption(),
  category: maybeText,
  filter: textsOption(),
  columns: maybeKeys,
};
