/** What files are sent for: proofs or opinions. [P-178] */
export type FileCategory = 'receipt' | 'opinion'

/** A file that lies in the agency's storage, as its upload described it. [P-073] [P-160] [P-178] */
export type StoredFile = {
  /** The sanitised name under which it was sent. */
  readonly name: string
  readonly storedName: string
  /** What the download call takes. */
  readonly path: string
  /** How many bytes were sent. */
  readonly bytes: number
  /** In lower case, without its dot. */
  readonly extension: string
  readonly mimeType: string
}

/** A file of the agency's storage as the agency lists it: anything but its id may be missing. [P-265] [P-266] */
export type AgencyFile = { readonly id: string } & { readonly [field in keyof StoredFile]: StoredFile[field] | null }
