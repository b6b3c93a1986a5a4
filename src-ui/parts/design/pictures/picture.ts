/** All pictures are decoration: hidden from assistive technology, sized by the class of the place where they stand. */
export type Picture = { readonly className?: string | undefined }

/** A picture with wheels, which turn by this class. */
export type MovingPicture = Picture & { readonly wheel?: string | undefined }
