export declare const makePhotos: (wanted: {
  readonly count: number
  readonly width: number
  readonly height: number
  readonly bytes: number
}) => Promise<File[]>
