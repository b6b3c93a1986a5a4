import { useSignals } from '@preact/signals-react/runtime'
import { Dropzone } from '../upload/Dropzone.tsx'
import { FIELD_IDS, type Registration } from './registration.model.ts'

/** One of the two places for files, with what the rules say of it. [P-034] [P-041] [P-048] */
export const FilesPlace = ({
  registration,
  of,
  title,
}: {
  readonly registration: Registration
  readonly of: 'base' | 'performance'
  readonly title: string
}) => {
  useSignals()
  return (
    <Dropzone
      id={FIELD_IDS[of]}
      title={title}
      files={registration[of]}
      refusal={registration.fileProblem[of].problem.value}
    />
  )
}
