import type { Picture } from './picture.ts'

/** A clipboard with ticks. */
export const Checklist = ({ className }: Picture) => (
  <svg className={className} viewBox="14 2 100 114" aria-hidden="true">
    <rect x="24" y="14" width="80" height="98" rx="9" fill="#256ef4" />
    <rect x="32" y="24" width="64" height="80" rx="4" fill="#fff" />
    <rect x="46" y="6" width="36" height="20" rx="7" fill="#052561" />
    <circle cx="64" cy="14" r="3.5" fill="#fff" />
    <rect x="41" y="42" width="12" height="12" rx="3" fill="#ffb114" />
    <path
      d="M44 48l2.5 2.5 4-4.5"
      fill="none"
      stroke="#052561"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="59" y="45" width="28" height="6" rx="3" fill="#b1cefb" />
    <rect x="41" y="62" width="12" height="12" rx="3" fill="#ffb114" />
    <path
      d="M44 68l2.5 2.5 4-4.5"
      fill="none"
      stroke="#052561"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="59" y="65" width="22" height="6" rx="3" fill="#b1cefb" />
    <rect x="41" y="82" width="12" height="12" rx="3" fill="#d8e5fd" />
    <rect x="59" y="85" width="26" height="6" rx="3" fill="#d8e5fd" />
  </svg>
)
