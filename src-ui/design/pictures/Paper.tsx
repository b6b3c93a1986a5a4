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
