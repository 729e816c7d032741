/**
 * What Testing Library asks of the styles of every element in a name, and of all those around a click: how it is displayed,
 * whether it is visible and takes clicks. No sheet of styles decides these here: those of the site are not read, and the ones
 * that it writes hold variables. So an element has what its `style` says or what all of its kind have, and need not be compared
 * with every rule, for itself and for all around it.
 */
const view = document.defaultView ?? window;
const computed = view.getComputedStyle.bind(view);

const says = (element: Element, property: string) => element.getAttribute('style')?.includes(property) === true;

/** How elements of a name are displayed that do not say it themselves. */
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  // A dialog is displayed while it is open.
  if (says(element, 'display') || element.tagName === 'DIALOG' || !element.isConnected)
    return computed(element).display;
  let display = displays.get(element.tagName);
  if (display === undefined) displays.set(element.tagName, (display = computed(element).display));
  return display;
}

/** A property that an element has from those around it. */
const inherited = (property: 'visibility' | 'pointer-events') => (element: Element) => {
  for (let above: Element | null = element; above; above = above.parentElement)
    if (says(above, property)) return computed(element).getPropertyValue(property);
  return '';
};

const known: Readonly<Record<PropertyKey, ((element: Element) => string) | undefined>> = {
  display: displayOf,
  visibility: inherited('visibility'),
  'pointer-events': inherited('pointer-events'),
  pointerEvents: inherited('pointer-events'),
};

/** The styles of an element; what is not known here is computed when it is read. */
view.getComputedStyle = (element) => {
  const getPropertyValue = (name: string) => known[name]?.(element) ?? computed(element).getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? getPropertyValue
        : (known[name]?.(element) ?? (Reflect.get(computed(element), name) as unknown)),
  });
};
