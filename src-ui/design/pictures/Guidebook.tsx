import type { Picture } from './picture.ts'

/** An open guidebook. */
export const Guidebook = ({ className }: Picture) => (
  <svg className={className} viewBox="6 12 116 100" aria-hidden="true">
    <path d="M10 24c0-4 3-6 7-6 18 0 34 3 47 11v79c-13-8-29-11-47-11-4 0-7-2-7-6z" fill="#256ef4" />
    <path d="M118 24c0-4-3-6-7-6-18 0-34 3-47 11v79c13-8 29-11 47-11 4 0 7-2 7-6z" fill="#4c87f6" />
    <path d="M18 20c18-1 34 1 46 9v69c-12-8-28-10-46-9z" fill="#fff" />
    <path d="M110 20c-18-1-34 1-46 9v69c12-8 28-10 46-9z" fill="#d8e5fd" />
    <path
      d="M27 37c10 0 19 1 28 5v6c-9-4-18-5-28-5zM27 52c10 0 19 1 28 5v6c-9-4-18-5-28-5zM27 67c7 0 12 .6 17 2v6c-5-1.4-10-2-17-2z"
      fill="#b1cefb"
    />
    <path d="M86 18.6c5-.6 10-.8 14-.8V50l-7-6-7 7z" fill="#ffb114" />
  </svg>
)
