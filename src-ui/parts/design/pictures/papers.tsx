import { Stroke } from './parts.tsx'
import type { PictureProps } from './picture.ts'

/** A check mark on a disc at the corner of a drawing. `x` and `y` are the centre of the disc. */
export const TickBadge = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <circle cx={x} cy={y} r="20" fill="#ffb114" />
    <Stroke d={`M${x - 9} ${y}l7 7 12-13`} tone="#1e2124" width="5.5" />
  </>
)

export const TickedFormPicture = ({ className }: PictureProps) => (
  <svg className={className} viewBox="20 2 96 114" aria-hidden="true">
    <path d="M26 14c0-4 3-7 7-7h42l27 27v69c0 4-3 7-7 7H33c-4 0-7-3-7-7z" fill="#fff" />
    <path d="M75 7l27 27H82c-4 0-7-3-7-7z" fill="#b1cefb" />
    <path d="M26 14c0-4 3-7 7-7h5v103h-5c-4 0-7-3-7-7z" fill="#256ef4" />
    <rect x="50" y="44" width="40" height="6" rx="3" fill="#b1cefb" />
    <rect x="50" y="58" width="40" height="6" rx="3" fill="#d8e5fd" />
    <rect x="50" y="72" width="24" height="6" rx="3" fill="#d8e5fd" />
    <TickBadge x={92} y={92} />
  </svg>
)

export const CrossedFormPicture = ({ className }: PictureProps) => (
  <svg className={className} viewBox="20 2 96 114" aria-hidden="true">
    <path d="M26 14c0-4 3-7 7-7h42l27 27v69c0 4-3 7-7 7H33c-4 0-7-3-7-7z" fill="#fff" />
    <path d="M75 7l27 27H82c-4 0-7-3-7-7z" fill="#b1cefb" />
    <path d="M26 14c0-4 3-7 7-7h5v103h-5c-4 0-7-3-7-7z" fill="#256ef4" />
    <Stroke d="M54 54l30 30M84 54l-30 30" tone="#1e2124" width="7" />
  </svg>
)

export const BankCardAndCoin = ({ className }: PictureProps) => (
  <svg className={className} viewBox="8 14 112 96" aria-hidden="true">
    <rect x="12" y="22" width="104" height="76" rx="9" fill="#052561" />
    <rect x="12" y="22" width="104" height="20" rx="9" fill="#256ef4" />
    <path d="M12 34h104v8H12z" fill="#256ef4" />
    <rect x="24" y="54" width="48" height="8" rx="4" fill="#fff" />
    <rect x="24" y="70" width="32" height="7" rx="3.5" fill="#86aff9" />
    <circle cx="94" cy="84" r="23" fill="#ffb114" />
    <circle cx="94" cy="84" r="16" fill="#ffe0a3" />
    <Stroke d="M85 77l4.5 14L94 78l4.5 13 4.5-14M84 84h20" tone="#1e2124" width="3.4" />
  </svg>
)

export const ChecklistPicture = ({ className }: PictureProps) => (
  <svg className={className} viewBox="14 2 100 114" aria-hidden="true">
    <rect x="24" y="14" width="80" height="98" rx="9" fill="#256ef4" />
    <rect x="32" y="24" width="64" height="80" rx="4" fill="#fff" />
    <rect x="46" y="6" width="36" height="20" rx="7" fill="#052561" />
    <circle cx="64" cy="14" r="3.5" fill="#fff" />
    <rect x="41" y="42" width="12" height="12" rx="3" fill="#ffb114" />
    <Stroke d="M44 48l2.5 2.5 4-4.5" tone="#1e2124" width="2.5" />
    <rect x="59" y="45" width="28" height="6" rx="3" fill="#b1cefb" />
    <rect x="41" y="62" width="12" height="12" rx="3" fill="#ffb114" />
    <Stroke d="M44 68l2.5 2.5 4-4.5" tone="#1e2124" width="2.5" />
    <rect x="59" y="65" width="22" height="6" rx="3" fill="#b1cefb" />
    <rect x="41" y="82" width="12" height="12" rx="3" fill="#d8e5fd" />
    <rect x="59" y="85" width="26" height="6" rx="3" fill="#d8e5fd" />
  </svg>
)

export const DocumentUnderLens = ({ className }: PictureProps) => (
  <svg className={className} viewBox="14 2 100 114" aria-hidden="true">
    <rect x="20" y="7" width="68" height="96" rx="7" fill="#b1cefb" />
    <rect x="30" y="18" width="48" height="75" rx="3" fill="#fff" />
    <rect x="38" y="28" width="32" height="6" rx="3" fill="#256ef4" />
    <path d="M41 45h26M41 57h14" stroke="#d8e5fd" strokeWidth="5" strokeLinecap="round" />
    <path d="M100 92l10 14" stroke="#052561" strokeWidth="12" strokeLinecap="round" />
    <circle cx="82" cy="73" r="27" fill="#052561" />
    <circle cx="82" cy="73" r="19" fill="#fff3db" />
    <Stroke d="M73 73l6.5 6.5L92 66" tone="#ffb114" width="6" />
  </svg>
)

export const Stamp = ({ className }: PictureProps) => (
  <svg className={className} viewBox="14 2 100 114" aria-hidden="true">
    <rect x="14" y="80" width="100" height="28" rx="6" fill="#b1cefb" />
    <path d="M27 90h46M27 99h30" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    <rect x="32" y="62" width="64" height="18" rx="6" fill="#052561" />
    <path d="M48 64c5-9 9-13 7-26h18c-2 13 2 17 7 26z" fill="#256ef4" />
    <circle cx="64" cy="25" r="18" fill="#ffb114" />
    <path d="M53 20a12 12 0 0 1 14-6" fill="none" stroke="#fff3db" strokeWidth="4" strokeLinecap="round" />
  </svg>
)
