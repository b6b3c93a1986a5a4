import type { PictureProps } from './picture.ts'

export const ParcelShapes = () => (
  <>
    <path d="M14 38l50-20 50 20v60c0 4-3 7-7 7H21c-4 0-7-3-7-7z" fill="#fff3db" />
    <path d="M14 38h100v60c0 4-3 7-7 7H21c-4 0-7-3-7-7z" fill="#ffb114" />
    <path d="M64 18l50 20H64zM64 18L14 38h50z" fill="#ffe0a3" />
    <path d="M54 38h20v26l-10-6-10 6z" fill="#fff" />
    <path d="M54 38l6-18.5 4-1.5 4 1.5L74 38z" fill="#fff3db" />
    <rect x="72" y="76" width="32" height="20" rx="3" fill="#fff" />
    <rect x="77" y="81" width="22" height="4" rx="2" fill="#052561" />
    <rect x="77" y="88" width="14" height="4" rx="2" fill="#b1cefb" />
  </>
)

export const Parcel = ({ className }: PictureProps) => (
  <svg className={className} viewBox="8 10 112 100" aria-hidden="true">
    <ParcelShapes />
  </svg>
)
