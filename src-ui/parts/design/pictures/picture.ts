/** A picture. All pictures are decoration: they are hidden from assistive technology, and a class sets their size. */
export type PictureProps = { readonly className?: string | undefined }

/** A picture of something with wheels. `wheel` is the CSS class that turns the wheels. */
export type MovingPictureProps = PictureProps & { readonly wheel?: string | undefined }
