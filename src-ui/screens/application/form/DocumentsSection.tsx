import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { ChosenFile } from '#app/kernel/chosen-file'
import {
  type RequestedDocument,
  type DocumentKey,
  putRowBack,
  removeRow,
  type DocumentNeed,
} from '#domain/application/required-documents'
import {
  type DocumentRefusal,
  parseApplicationDocument,
  APPLICATION_DOCUMENT_ACCEPT,
} from '#domain/upload/application-document'
import { type ParseResult, accepted } from '#domain/kernel/parse-result'
import { SIGNATURE_BYTES } from '#domain/upload/file-signature'
import { Button } from '../../../parts/design/Button.tsx'
import { FileList, FileRow, fileSizeText } from '../../../parts/design/FileList.tsx'
import { announce } from '../../../parts/dialog/announcer.ts'
import { dialogs } from '../../../parts/dialog/dialogs.ts'
import type { EntryCardModel } from '../../../parts/form/entry-cards.ts'
import { EntryCard } from '../../../parts/form/EntryCard.tsx'
import { FieldHint, FieldMessage, hintId, messageId } from '../../../parts/form/FieldMessage.tsx'
import { ChoiceBox, Choice, Choices } from '../../../parts/form/Choice.tsx'
import { FieldSet } from '../../../parts/form/Field.tsx'
import { CameraPick, FileInput, tileLook } from '../../../parts/form/FileInput.tsx'
import { LOCKED_ID } from '../../../parts/form/entry-lock.ts'
import { focusFieldOnceRendered } from '../../../parts/form/form-field.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { fill } from '../../../text/fill.ts'
import { DOCUMENT_REFUSALS } from '../../../text/ko/application-refusals.ts'
import { UPLOAD, withNames } from '../../../text/ko/upload.ts'
import { APPLICATION as T } from '../../../text/ko/application.ts'
import { DOCUMENT_NAMES } from '../../../text/ko/documents.ts'
import type { ApplicationFields } from '../application-form.model.ts'
import { EITHER_ID } from '../missing.model.ts'
import styles from '../application.module.css'

/** Returns the first bytes of a file; undefined if the device cannot read them. In that case name and type decide. */
const firstBytesOf = async (file: File): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  } catch {
    return undefined
  }
}

/**
 * Checks a chosen file by size, name, type and content. An accepted file gets the type that its content shows.
 * [A-086] [A-277]
 */
const takeFile = async (file: File): Promise<ParseResult<ChosenFile, DocumentRefusal>> => {
  const { name, size, type } = file
  const document = parseApplicationDocument({ name, size, type, firstBytes: await firstBytesOf(file) })
  if (!document.ok) return document
  const { contentType } = document.value
  return accepted(type === contentType ? file : new File([file], name, { type: contentType }))
}

/**
 * The tag beside the name of a document, in place of `필수`. Documents of which one is enough have no tag: their common
 * question has it.
 */
const MUST = {
  required: undefined,
  either: undefined,
  offered: T['form.offeredMust'],
} as const satisfies Record<DocumentNeed, string | undefined>

/**
 * One document: its upload field; and the row of the chosen file, with a button that removes document and file.
 * [A-269]
 */
const DocumentPlace = ({ form, asked }: { readonly form: ApplicationFields; readonly asked: RequestedDocument }) => {
  useSignals()
  const { document, requirement } = asked
  const field = form.documents[document]
  const file = field.value.value
  const text = field.problem.value
  const name = DOCUMENT_NAMES[document]
  const blockedBy = field.locked.value ? LOCKED_ID : null

  const take = async ([chosen]: readonly File[]) => {
    if (chosen === undefined) return
    const checked = await takeFile(chosen)
    if (!checked.ok) {
      const words = withNames(fill(DOCUMENT_REFUSALS[checked.code], PROGRAMME_WORDS), [chosen.name])
      announce(words)
      return field.refuse(words)
    }
    if (field.enter(checked.value)) field.refuse(null)
  }
  const remove = async () => {
    const noRows = [...form.removed.peek(), ...form.either.peek().hidden]
    const removed = removeRow(form.asked.peek(), noRows, document)
    if (!removed.ok) return dialogs.alert({ text: DOCUMENT_REFUSALS[removed.code] })
    if (!field.enter(null)) return
    field.refuse(null)
    form.removed.value = [...form.removed.peek(), document]
    // The focused field has disappeared, so the focus moves to the button that restores it.
    focusFieldOnceRendered(field.id)
  }

  return (
    <FileInput
      id={field.id}
      title={name}
      required={requirement === 'required'}
      must={MUST[requirement]}
      hint={requirement === 'offered' ? T['form.offeredOf'] : undefined}
      accept={APPLICATION_DOCUMENT_ACCEPT}
      words={T[file === null ? 'form.fileSelect' : 'file.change']}
      icon={file === null ? 'up' : 'refresh'}
      tiles
      camera={
        <CameraPick
          about={name}
          words={UPLOAD['file.camera']}
          look={tileLook(file === null)}
          blockedBy={blockedBy}
          onFiles={(files) => void take(files)}
        />
      }
      dropWords={T['form.fileDrop']}
      refusal={text}
      blockedBy={blockedBy}
      onFiles={(files) => void take(files)}
      note={file === null && <span className="sr">{T['form.fileNone']}</span>}
    >
      {file !== null && (
        <FileList label={name}>
          <FileRow
            name={file.name}
            size={fileSizeText(file.size)}
            state={{ is: 'ready', words: T['file.ready'] }}
            remove={{ words: `${T['form.fileRemove']} ${file.name}`, onPress: () => void remove(), blockedBy }}
          />
        </FileList>
      )}
    </FileInput>
  )
}

/** A removed document, and the button that restores it. */
const RemovedPlace = ({ form, document }: { readonly form: ApplicationFields; readonly document: DocumentKey }) => {
  useSignals()
  const { id, problem, locked } = form.documents[document]
  const name = DOCUMENT_NAMES[document]
  const add = () => {
    form.removed.value = putRowBack(form.removed.peek(), document)
    focusFieldOnceRendered(id)
  }
  return (
    <div className={styles.removed}>
      <Button
        id={id}
        kind="tertiary"
        icon="plus"
        block
        onPress={add}
        blockedBy={locked.value ? LOCKED_ID : null}
        describedBy={messageId(id)}
      >
        {`${T['form.fileAdd']}: ${name}`}
      </Button>
      <FieldMessage field={{ id, problem }} />
    </div>
  )
}

/** The applicants who attach each of two alternative documents. */
const WHOSE = {
  vatStandard: T['form.vatStandardOf'],
  vatExempt: T['form.vatExemptOf'],
} as const satisfies Partial<Record<DocumentKey, string>>

type EitherDocument = keyof typeof WHOSE
const EITHER_DOCUMENTS = ['vatStandard', 'vatExempt'] as const satisfies readonly EitherDocument[]

type EitherPlaceProps = {
  readonly form: ApplicationFields
  /** The document with the upload field. */
  readonly shown: DocumentKey
  readonly children: ReactNode
}

/**
 * Two documents under one name. An applicant attaches one of them, so there is one upload field, below the question that
 * decides for which of the two it is.
 */
const EitherPlace = ({ form, shown, children }: EitherPlaceProps) => {
  useSignals()
  const locked = form.documents[shown].locked.value
  return (
    <FieldSet
      id={EITHER_ID}
      wide
      must={T['form.eitherMust']}
      legend={T['form.eitherName']}
      describedBy={hintId(EITHER_ID)}
    >
      <FieldHint id={EITHER_ID} text={T['form.eitherHint']} />
      <Choices row>
        {EITHER_DOCUMENTS.map((document) => (
          <Choice key={document}>
            <ChoiceBox
              type="radio"
              name={EITHER_ID}
              value={document}
              checked={document === shown}
              aria-disabled={locked || undefined}
              onChange={() => form.preferDocument(document)}
            />
            {WHOSE[document]}
          </Choice>
        ))}
      </Choices>
      <div className={styles.either}>{children}</div>
    </FieldSet>
  )
}

/** The address of the national tax office. It issues the certificates. */
const TAX_OFFICE = 'https://www.hometax.go.kr'

/** Returns the names of the documents that have a file. */
const chosenNames = (form: ApplicationFields): readonly string[] =>
  form.rows
    .peek()
    .filter((document) => document in form.chosenFiles())
    .map((document) => DOCUMENT_NAMES[document])

/** The certificates, if public or tax data may not be looked up; otherwise one sentence. to */
export const DocumentsSection = ({
  form,
  card,
}: {
  readonly form: ApplicationFields
  readonly card: EntryCardModel
}) => {
  useSignals()
  const asked = form.asked.value
  const rows = form.rows.value
  const { shown } = form.either.value
  const placeOf = (row: RequestedDocument) =>
    rows.includes(row.document) ? (
      <DocumentPlace key={row.document} form={form} asked={row} />
    ) : (
      <RemovedPlace key={row.document} form={form} document={row.document} />
    )
  const isNeeded = asked.length > 0
  return (
    <EntryCard
      card={card}
      nth={3}
      name={T['form.sectionFiles']}
      values={() => (isNeeded ? chosenNames(form) : [T['form.filesNone']])}
      lead={isNeeded ? fill(T['form.fileHint'], PROGRAMME_WORDS) : undefined}
    >
      {isNeeded && (
        <a className={styles.taxOffice} href={TAX_OFFICE} target="_blank" rel="noopener noreferrer">
          {T['form.taxOffice']}
        </a>
      )}
      {asked.map((row) => {
        if (row.requirement !== 'either') return placeOf(row)
        return (
          row.document === shown && (
            <EitherPlace key={EITHER_ID} form={form} shown={shown}>
              {placeOf(row)}
            </EitherPlace>
          )
        )
      })}
    </EntryCard>
  )
}
