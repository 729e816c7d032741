/** The logo: plants on a lattice, or nodes on edges. */
export function Mark() {
  return (
    <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="6" fill="#1f6f43" />
      <path d="M8 26V6M16 26V6M24 26V6M5 11h22M5 21h22" stroke="#cfe8d8" strokeWidth="2" fill="none" />
      <circle cx="16" cy="11" r="3.5" fill="#fff" />
      <circle cx="8" cy="21" r="3.5" fill="#fff" />
      <circle cx="24" cy="21" r="3.5" fill="#fff" />
    </svg>
  );
}
