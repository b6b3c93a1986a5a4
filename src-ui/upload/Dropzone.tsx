import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { EVIDENCE_ACCEPT } from '#domain/upload/evidence-file'
import { FileList } from '../design/FileList.tsx'
import { FileInput } from '../form/FileInput.tsx'
import { fill } from '../text/fill.ts'
import { UPLOAD as T } from '../text/ko/upload.ts'
import { programmeWords } from '../signals.ts'
import { CameraButton } from './CameraButton.tsx'
import { EvidenceRow } from './EvidenceRow.tsx'
import type { EvidenceFiles } from './evidence-files.model.ts'
import { takePasted } from './paste.ts'

type Props = {
  /** Also the id of its file input, for the summary of errors and for focus. */
  readonly id: string
  readonly title: string
  /** What may be handed in; by default the types. */
  readonly hint?: string | undefined
  readonly files: EvidenceFiles
  /** A rule that is not met, as `실적증빙 파일을 등록해주세요.`; it stands with what the list has to say itself. */
  readonly refusal?: string | null | undefined
  /** Id of the text that says why nothing can be chosen now. */
  readonly blockedBy?: string | null | undefined
  readonly optional?: boolean | undefined
}

const countOf = (n: number, max: number | null) =>
  max === null ? fill(T['file.count'], { n }) : fill(T['file.countOf'], { n, max })

/**
 * A place for evidence files: by chooser, drop, paste and, on a phone, camera; all four ways pass the same rules. Each
 * file stands in its own row with its progress. [P-034] [P-307] [P-308]
 */
export const Dropzone = ({
  id,
  title,
  hint = fill(T['file.types'], programmeWords.value),
  files,
  refusal = null,
  blockedBy = null,
  optional,
}: Props) => {
  useSignals()
  const place = useRef<HTMLDivElement>(null)
  const entries = files.entries.value
  const said = [...files.messages.value, ...(refusal === null ? [] : [refusal])]
  const blocked = blockedBy !== null
  const add = (chosen: readonly File[]) => void files.add(chosen)

  useEffect(
    () =>
      blocked
        ? undefined
        : takePasted(
            () => place.current,
            (pasted) => void files.add(pasted),
          ),
    [blocked, files],
  )

  return (
    <div ref={place}>
      <FileInput
        id={id}
        title={title}
        hint={`${hint}\n${T['file.metadataHint']}`}
        accept={EVIDENCE_ACCEPT}
        multiple
        count={countOf(entries.length, files.place.max)}
        words={T['file.choose']}
        dropWords={`${T['file.dropHere']}\n${T['file.pasteHint']}`}
        refusal={said.length === 0 ? null : said.join('\n')}
        blockedBy={blockedBy}
        optional={optional}
        onFiles={add}
      >
        {!blocked && <CameraButton about={title} onFiles={add} />}
        {entries.length > 0 && (
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
