import type { Picture } from './picture.ts'

/** A bank card and a coin. */
export const Bankbook = ({ className }: Picture) => (
  <svg className={className} viewBox="8 14 112 96" aria-hidden="true">
    <rect x="12" y="22" width="104" height="76" rx="9" fill="#052561" />
    <rect x="12" y="22" width="104" height="20" rx="9" fill="#256ef4" />
    <path d="M12 34h104v8H12z" fill="#256ef4" />
    <rect x="24" y="54" width="48" height="8" rx="4" fill="#fff" />
    <rect x="24" y="70" width="32" height="7" rx="3.5" fill="#86aff9" />
    <circle cx="94" cy="84" r="23" fill="#ffb114" />
    <circle cx="94" cy="84" r="16" fill="#ffe0a3" />
    <path
      d="M85 77l4.5 14L94 78l4.5 13 4.5-14M84 84h20"
      fill="none"
      stroke="#052561"
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
