import { Icon } from '../design/Icon.tsx'
import { UPLOAD as T } from '../text/ko/upload.ts'
import look from './upload.module.css'

/** The way from the camera, shown where there is likely to be one: where a finger points, and in a narrow window. [P-308] [D3-104] */
export const CameraButton = ({
  about,
  onFiles,
}: {
  /** What the photo is for, for those who hear the button. */
  readonly about: string
  readonly onFiles: (files: readonly File[]) => void
}) => (
  <div className={`upload__pick ${look['camera']}`}>
    <input
      type="file"
      accept="image/*"
      capture="environment"
      aria-label={`${about} ${T['file.camera']}`}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])]
        event.currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
    <span className="btn btn--tertiary btn--block" aria-hidden="true">
      <Icon name="camera" />
      {T['file.camera']}
    </span>
  </div>
)
