/** A picture. All pictures are decoration: they are hidden from assistive technology, and a class sets their size. */
export type Picture = { readonly className?: string | undefined }

/** A picture with wheels. The class `wheel` turns the wheels. */
export type MovingPicture = Picture & { readonly wheel?: string | undefined }
