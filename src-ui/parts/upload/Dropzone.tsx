import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { EVIDENCE_ACCEPT } from '#domain/upload/evidence-file'
import { fill } from '#ui/text/fill.ts'
import { UPLOAD_TEXTS as T } from '#ui/text/ko/upload/upload.ts'
import { FileInput, type FileInputProps } from '../controls/FileInput.tsx'
import { FileList } from '../design/FileList.tsx'
import { Phrase } from '../design/Phrase.tsx'
import type { EvidenceFiles } from './evidence-entry.ts'
import { EvidenceRow } from './EvidenceRow.tsx'
import { pasteTargets } from './paste-targets.ts'
import styles from './upload.module.css'

/**
 * `hint`: by default it lists the accepted types; a given one has the maximum number, which is then not beside the
 * title. `optionalTag`: without it, files are required.
 */
type Props = Pick<FileInputProps, 'id' | 'title' | 'level' | 'isTitleHidden' | 'about' | 'hint' | 'optionalTag'> & {
  readonly files: EvidenceFiles
}

/**
 * Returns how many files are chosen. If none is chosen although files are required, returns how many are required.
 * [P-043] [P-175]
 */
const countWords = (n: number, max: number | null, optional: boolean): string => {
  if (n === 0 && !optional) return max === null ? T['file.atLeastOne'] : fill(T['file.upTo'], { max })
  return max === null ? fill(T['file.count'], { n }) : fill(T['file.countOf'], { n, max })
}

/**
 * Accepts evidence files from the file chooser, by drop, by paste and, on a phone, from the camera. The same rules
 * apply to all files. Each file has a row with the progress of its upload. [P-307] [P-308]
 */
export const Dropzone = ({ id, title, level, isTitleHidden = false, about, hint, files, optionalTag }: Props) => {
  useSignals()
  const element = useRef<HTMLDivElement>(null)
  const entries = files.entries.value
  const isOptional = optionalTag !== undefined

  useEffect(
    () =>
      pasteTargets.add(
        () => element.current,
        (pastedFiles) => void files.add(pastedFiles),
      ),
    [files],
  )

  return (
    <div ref={element}>
      <FileInput
        id={id}
        title={title}
        level={level}
        isTitleHidden={isTitleHidden}
        isRequired={!isOptional}
        optionalTag={optionalTag}
        count={
          (isTitleHidden || hint !== undefined) && entries.length === 0
            ? undefined
            : countWords(entries.length, files.rules.max, isOptional)
        }
        words={T['file.choose']}
        dropWords={`${T['file.dropHere']}\n${T['file.pasteHint']}`}
        choice={{
          accept: EVIDENCE_ACCEPT,
          multiple: true,
          isLocked: files.isLocked.value,
          onFiles: (chosenFiles) => void files.add(chosenFiles),
          problems: files.problems.value,
          refusal: files.refused.value,
        }}
        about={about}
        hint={hint ?? fill(T['file.types'])}
        note={
          <details className={styles.note}>
            <summary>{T['file.aboutPhotos']}</summary>
            <Phrase as="p" text={`${T['file.note']} ${T['file.metadataHint']}`} />
          </details>
        }
      >
        {entries.length === 0 ? null : (
          <FileList label={fill(T['file.listOf'], { title })}>
            {entries.map((entry) => (
              <EvidenceRow key={entry.id} entry={entry} files={files} inputId={id} />
            ))}
          </FileList>
        )}
      </FileInput>
    </div>
  )
}
