import { Guidebook } from '../design/pictures/Guidebook.tsx'
import { Parcel } from '../design/pictures/Parcel.tsx'
import { Scene } from '../design/pictures/Scene.tsx'
import { Scooter } from '../design/pictures/Scooter.tsx'
import { Shop } from '../design/pictures/Shop.tsx'

const PICTURES = { shop: Shop, scooter: Scooter, parcel: Parcel, book: Guidebook, scene: Scene }

export type MainPictureName = keyof typeof PICTURES

/** The pictures of the main page, apart from it: they stand in the prerendered page and need no script to be seen. */
const MainPicture = ({ name }: { readonly name: MainPictureName }) => {
  const Picture = PICTURES[name]
  return <Picture className={name === 'scene' ? 'hero__scene' : 'tile__art'} />
}

export default MainPicture
