/** What files are sent for; the word of the wire. [P-178] */
export type FileCategory = '영수증' | '의견'

/** A file that lies in the agency's storage, as its upload described it. [P-073] [P-160] [P-178] */
export type StoredFile = {
  /** The sanitised name under which it was sent. */
  readonly originalName: string
  readonly savedName: string
  /** What the download call takes. */
  readonly path: string
  /** How many bytes were sent. */
  readonly bytes: number
  /** In lower case, without its dot. */
  readonly extension: string
  readonly mimeType: string
}
