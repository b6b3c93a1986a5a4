/** All pictures are decoration: hidden from assistive technology, sized by the class of the place where they stand. */
export type Picture = { readonly className?: string | undefined }

/** A picture with wheels. */
export type MovingPicture = Picture & { readonly rolling?: boolean }
