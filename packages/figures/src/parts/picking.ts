/** How a chart of a category's values reacts to the pointer. Values are given by their index. */
export interface Picking {
  /** The value to highlight. */
  readonly active?: number;
  /** The chosen values; the others are dim. None: no choice. */
  readonly picked?: ReadonlySet<number>;
  /** Called with the value under the pointer, and with undefined when the pointer leaves. */
  readonly onPoint?: (index: number | undefined) => void;
  /** Called with the value that is clicked. */
  readonly onPick?: (index: number) => void;
}

/** Whether a value is drawn dim: another one is highlighted, or it is not chosen. */
export function isDim(index: number | undefined, { active, picked }: Picking): boolean {
  if (active !== undefined && active === index) return false;
  return (
    active !== undefined || (picked !== undefined && picked.size > 0 && !(index !== undefined && picked.has(index)))
  );
}
