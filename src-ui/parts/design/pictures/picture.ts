/** All pictures are decoration: hidden from assistive technology, sized by a class. */
export type Picture = { readonly className?: string | undefined }

/** A picture with wheels, which this class turns. */
export type MovingPicture = Picture & { readonly wheel?: string | undefined }
