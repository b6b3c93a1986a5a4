/** The sign of the service: a parcel under an awning, with a tick. */
export const Mark = () => (
  <svg viewBox="0 0 36 36" aria-hidden="true">
    <rect width="36" height="36" rx="10" fill="#0b50d0" />
    <path d="M8 14.5l10-5 10 5V27a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 8 27z" fill="#fff" />
    <path d="M8 14.5h20V18H8z" fill="#ffb114" />
    <path
      d="M13.5 23l3.2 3.2 6-6.4"
      fill="none"
      stroke="#0b50d0"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
