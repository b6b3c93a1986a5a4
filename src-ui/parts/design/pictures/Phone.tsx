import { Stroke } from './parts.tsx'
import type { PictureProps } from './picture.ts'

/** A phone that proves the identity of its owner. */
export const Phone = ({ className }: PictureProps) => (
  <svg className={className} viewBox="28 2 90 112" aria-hidden="true">
    <rect x="34" y="6" width="60" height="104" rx="11" fill="#052561" />
    <rect x="40" y="14" width="48" height="86" rx="5" fill="#fff" />
    <rect x="56" y="103" width="16" height="3.5" rx="1.750" fill="#b1cefb" />
    <circle cx="64" cy="42" r="13" fill="#b1cefb" />
    <circle cx="64" cy="38" r="6" fill="#fff" />
    <path d="M54 50a10 9 0 0 1 20 0 13 13 0 0 1-20 0z" fill="#fff" />
    <rect x="49" y="63" width="30" height="5" rx="2.5" fill="#d8e5fd" />
    <rect x="49" y="73" width="30" height="14" rx="7" fill="#256ef4" />
    <circle cx="96" cy="86" r="18" fill="#ffb114" />
    <Stroke d="M88 86l6 6 11-12" tone="#1e2124" width="5" />
  </svg>
)
