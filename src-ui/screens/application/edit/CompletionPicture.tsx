import { ParcelShapes } from '#ui/parts/design/pictures/Parcel.tsx'
import { Stroke } from '#ui/parts/design/pictures/parts.tsx'

/** A parcel with a check mark on a warm disc, shown when something was submitted. */
export const CompletionPicture = () => (
  <svg viewBox="0 0 176 140" aria-hidden="true">
    <circle cx="84" cy="70" r="64" fill="#ecf2fe" />
    <path d="M20 128h136" stroke="#b1cefb" strokeWidth="6" strokeLinecap="round" />
    <g transform="translate(20 18)">
      <ParcelShapes />
    </g>
    <circle cx="132" cy="52" r="26" fill="#256ef4" />
    <Stroke d="M120 53l9 9 16-18" tone="#fff" width="7" />
    <path d="M22 30l4 9 9 4-9 4-4 9-4-9-9-4 9-4z" fill="#ffb114" />
    <circle cx="166" cy="92" r="5" fill="#ffb114" />
    <circle cx="46" cy="12" r="4" fill="#86aff9" />
  </svg>
)
