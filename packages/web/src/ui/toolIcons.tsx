import { Icon } from './icons.tsx';

/* Icons of tools. */

export const Download = () => (
  <Icon>
    <path d="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11" />
  </Icon>
);

export const LinkSign = () => (
  <Icon>
    <path d="M6.5 9.5 9.5 6.5M7 4.5 8.5 3a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5 7.5 13A3 3 0 0 1 3 8.5L4.5 7" />
  </Icon>
);

export const Copy = () => (
  <Icon>
    <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
  </Icon>
);

export const Check = () => (
  <Icon>
    <path d="m3 8.5 3.5 3.5L13 4.5" />
  </Icon>
);

/** A large and a small letter: how names look. */
export const Letters = () => (
  <Icon>
    <path d="M1.5 12.5 5 3.5l3.5 9M2.7 9.5h4.6M14 7.5v5M14 10a2.2 2.5 0 1 1-4.4 0 2.2 2.5 0 0 1 4.4 0" />
  </Icon>
);

export const Back = () => (
  <Icon>
    <path d="M13 8H3M7 4 3 8l4 4" />
  </Icon>
);

export const Close = () => (
  <Icon>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Icon>
);

export const Help = () => (
  <Icon>
    <circle cx="8" cy="8" r="6.5" />
    <path d="M6.2 6.2a1.9 1.9 0 1 1 2.6 1.9c-.6.3-.8.6-.8 1.2M8 11.5v.01" />
  </Icon>
);

export const Plus = () => (
  <Icon>
    <path d="M8 3v10M3 8h10" />
  </Icon>
);

export const Grip = () => (
  <Icon>
    <path d="M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01" />
  </Icon>
);

export const Undo = () => (
  <Icon>
    <path d="M5.5 3 2.5 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H7" />
  </Icon>
);

export const Redo = () => (
  <Icon>
    <path d="m10.5 3 3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H9" />
  </Icon>
);

export const Clock = () => (
  <Icon>
    <circle cx="8" cy="8" r="6.5" />
    <path d="M8 4.5V8l2.5 1.5" />
  </Icon>
);

export const Dice = () => (
  <Icon>
    <rect x="2" y="2" width="12" height="12" rx="2.5" />
    <path d="M5.5 5.5v.01M10.5 5.5v.01M8 8v.01M5.5 10.5v.01M10.5 10.5v.01" />
  </Icon>
);

export const Minus = () => (
  <Icon>
    <path d="M3 8h10" />
  </Icon>
);

export const Fit = () => (
  <Icon>
    <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10M6 6l-3-3M10 10l3 3M10 6l3-3M6 10l-3 3" />
  </Icon>
);

export const BoxSelect = () => (
  <Icon>
    <path d="M2.5 5V2.5H5M11 2.5h2.5V5M13.5 11v2.5H11M5 13.5H2.5V11" />
  </Icon>
);

export const Upload = () => (
  <Icon>
    <path d="M8 10V2M4.5 5 8 1.5 11.5 5M2.5 13.5h11" />
  </Icon>
);

export const Up = () => (
  <Icon size={12}>
    <path d="m4 10 4-4 4 4" />
  </Icon>
);

/** An arrow that leaves its box: a page of another site. */
export const Outside = () => (
  <Icon size={12}>
    <path d="M6 3.5H3v9.5h9.5V10M9 2.5h4.5V7M13 3 7.5 8.5" />
  </Icon>
);
