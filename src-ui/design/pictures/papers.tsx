import type { Picture } from './picture.ts'

/** A form with a tick. */
export const Paper = ({ className }: Picture) => (
  <svg className={className} viewBox="20 2 96 114" aria-hidden="true">
    <path d="M26 14c0-4 3-7 7-7h42l27 27v69c0 4-3 7-7 7H33c-4 0-7-3-7-7z" fill="#fff" />
    <path d="M75 7l27 27H82c-4 0-7-3-7-7z" fill="#b1cefb" />
    <path d="M26 14c0-4 3-7 7-7h5v103h-5c-4 0-7-3-7-7z" fill="#256ef4" />
    <rect x="50" y="44" width="40" height="6" rx="3" fill="#b1cefb" />
    <rect x="50" y="58" width="40" height="6" rx="3" fill="#d8e5fd" />
    <rect x="50" y="72" width="24" height="6" rx="3" fill="#d8e5fd" />
    <circle cx="92" cy="92" r="20" fill="#ffb114" />
    <path
      d="M83 92l7 7 12-13"
      fill="none"
      stroke="#052561"
      strokeWidth="5.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

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
