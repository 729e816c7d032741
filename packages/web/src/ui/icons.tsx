import type { ReactNode } from 'react';

/** Small line icons, drawn in the text color; they never carry meaning alone. */
export function Icon({ children, size = 16 }: { readonly children: ReactNode; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      {children}
    </svg>
  );
}

/* Icons of the first pages; those of tools are in toolIcons.tsx, so that these pages do not carry them. */

export const Chevron = () => (
  <Icon size={12}>
    <path d="m4 6 4 4 4-4" />
  </Icon>
);

export const Sun = () => (
  <Icon>
    <circle cx="8" cy="8" r="3" />
    <path d="M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1" />
  </Icon>
);

export const Moon = () => (
  <Icon>
    <path d="M13.5 9.5A6 6 0 0 1 6.5 2.5 6 6 0 1 0 13.5 9.5Z" />
  </Icon>
);

export const Search = () => (
  <Icon>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 4 4" />
  </Icon>
);

export const Cross = () => (
  <Icon>
    <path d="M3 3 13 13M13 3 3 13" />
  </Icon>
);

export const Warning = () => (
  <Icon>
    <path d="M8 2 15 14H1ZM8 6.5v3.5M8 12v.01" />
  </Icon>
);
