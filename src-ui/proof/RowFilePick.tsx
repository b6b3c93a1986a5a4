import { EVIDENCE_ACCEPT } from '#domain/upload/evidence-file'
import { DETAIL as T } from '../text/ko/proof-detail.ts'

/** The way to choose another file for one row; the input lies over the look of a button. [P-118] */
export const RowFilePick = ({
  id,
  name,
  onFile,
}: {
  readonly id: string
  /** Of the file that is to be replaced, for those who hear the button. */
  readonly name: string
  readonly onFile: (file: File) => void
}) => (
  <span className="upload__pick">
    <input
      type="file"
      id={id}
      accept={EVIDENCE_ACCEPT}
      aria-label={`${name} ${T['detail.again']}`}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? []
        // Emptied, so that the same file can be chosen again after it was refused or taken back.
        event.currentTarget.value = ''
        if (file !== undefined) onFile(file)
      }}
    />
    <span className="btn btn--secondary btn--m" aria-hidden="true">
      {T['detail.again']}
    </span>
  </span>
)
