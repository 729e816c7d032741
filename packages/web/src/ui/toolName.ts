/** The full name of a tool whose button shows a shorter one or an icon, for screen readers and as a tooltip. */
export const named = (name: string) => ({ 'aria-label': name, title: name });
