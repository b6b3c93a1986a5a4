/** A picture. All pictures are decoration: they are hidden from assistive technology, and a class sets their size. */
export type Picture = { readonly className?: string | undefined }

/** A picture of something with wheels. `wheel` is the CSS class that turns the wheels. */
export type MovingPicture = Picture & { readonly wheel?: string | undefined }
