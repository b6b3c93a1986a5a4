import { ParcelShapes, Parcel } from '#ui/parts/design/pictures/Parcel.tsx'
import type { PictureProps } from '#ui/parts/design/pictures/picture.ts'
import { ScooterShapes, Scooter, ShopShapes, Shop } from '#ui/parts/design/pictures/Street.tsx'
import styles from './Main.module.css'

const Guidebook = ({ className }: PictureProps) => (
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

/** The scene of the main page: the courier is leaving the shop. */
const Scene = ({ className }: PictureProps) => (
  <svg className={className} viewBox="0 0 446 314" aria-hidden="true">
    <circle cx="268" cy="112" r="98" fill="#fff3db" />
    <path d="M60 96c0-14 12-22 24-18 4-16 30-18 36 0 14-2 22 8 20 18z" fill="#fff" />
    <path d="M352 62c0-10 9-16 18-13 3-12 22-13 27 0 10-2 16 6 15 13z" fill="#fff" />
    <g transform="translate(158 78) scale(2.02)">
      <ShopShapes />
    </g>
    <path d="M404 302c-3-26 2-42 14-50 7 15 4 36-6 50z" fill="#86aff9" />
    <path d="M412 302c2-18 12-29 24-31 0 16-8 27-20 31z" fill="#256ef4" />
    <g transform="translate(236 255) scale(.46)">
      <ParcelShapes />
    </g>
    <g transform="translate(250 228) scale(.3)">
      <ParcelShapes />
    </g>
    <g transform="translate(10 159) scale(1.22)">
      <ScooterShapes />
    </g>
    <path d="M6 306h432" stroke="#b1cefb" strokeWidth="9" strokeLinecap="round" />
  </svg>
)

const PICTURES = { shop: Shop, scooter: Scooter, parcel: Parcel, book: Guidebook, scene: Scene }

export type MainPictureName = keyof typeof PICTURES

/**
 * The pictures of the main page. They have a separate script, because the prerendered page already contains them and
 * does not need it.
 */
const MainPicture = ({ name }: { readonly name: MainPictureName }) => {
  const Picture = PICTURES[name]
  return <Picture className={name === 'scene' ? styles.scene : styles.art} />
}

export default MainPicture
