import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { DocumentKey, DocumentRequirement, RequestedDocument } from '#domain/application/form/required-documents'
import { APPLICATION_DOCUMENT_ACCEPT } from '#domain/upload/application-document'
import { ChoiceBox, Choice, Choices } from '#ui/parts/controls/Choice.tsx'
import { FieldSet } from '#ui/parts/controls/Field.tsx'
import { FieldHint, FieldMessage, hintId, messageId, requiredTag } from '#ui/parts/controls/FieldMessage.tsx'
import { FileInput } from '#ui/parts/controls/FileInput.tsx'
import { BlockedReasonLine, Button } from '#ui/parts/design/Button.tsx'
import { idList } from '#ui/parts/design/class-names.ts'
import { FileList, FileRow, formatFileSize } from '#ui/parts/design/FileList.tsx'
import { LOCKED_REASON_ID } from '#ui/parts/form/entry-lock.ts'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T } from '#ui/text/ko/application/application.ts'
import { DOCUMENT_NAMES } from '#ui/text/ko/application/entry-names.ts'
import type { DocumentsModel } from '../fields/documents.model.ts'
import type { EntryCardModel } from '../fields/entry-cards.ts'
import { EntryCard } from '../fields/EntryCard.tsx'
import { EITHER_DOCUMENT_ID } from '../fields/missing.model.ts'
import { chooseDocument } from './choose-document.ts'
import styles from './form.module.css'

type DocumentsProps = { readonly documents: DocumentsModel }

/**
 * The tag beside the name of a document; undefined for `필수`. Alternative documents have no tag, because the question
 * about them has one.
 */
const MUST = {
  required: undefined,
  either: undefined,
  offered: T['form.offeredMust'],
} as const satisfies Record<DocumentRequirement, string | undefined>

const TAX_OFFICE = 'https://www.hometax.go.kr'

/** The certificates that the national tax office issues online. [D2-182] */
const OF_TAX_OFFICE: readonly DocumentKey[] = ['vatStandard', 'vatExempt', 'financial', 'nationalTax']

/**
 * One document: its upload field, the row of the chosen file, and a button that removes the document with its file.
 * [A-087] [A-269]
 */
const DocumentPlace = ({ documents, request }: DocumentsProps & { readonly request: RequestedDocument }) => {
  useSignals()
  const { document, requirement } = request
  const field = documents.fields[document]
  const file = field.value.value
  const name = DOCUMENT_NAMES[document]
  return (
    <FileInput
      id={field.id}
      title={name}
      isRequired={requirement === 'required'}
      must={MUST[requirement]}
      words={T[file === null ? 'form.fileSelect' : 'file.change']}
      dropWords={T['form.fileDrop']}
      choice={{
        accept: APPLICATION_DOCUMENT_ACCEPT,
        isLocked: field.isLocked.value,
        onFiles: ([chosenFile]) => void (chosenFile && chooseDocument(field, chosenFile)),
        refusal: field.problem.value,
      }}
      hint={requirement === 'offered' ? T['form.offeredOf'] : undefined}
      note={
        file === null && (
          <>
            <span className="sr">{T['form.fileNone']}</span>
            {OF_TAX_OFFICE.includes(document) && (
              <a className={styles.taxOffice} href={TAX_OFFICE} target="_blank" rel="noopener noreferrer">
                {T['form.taxOffice']}
              </a>
            )}
          </>
        )
      }
    >
      {file !== null && (
        <FileList label={name}>
          <FileRow
            name={file.name}
            size={formatFileSize(file.size)}
            state={{ is: 'ready', words: T['file.ready'] }}
            remove={{
              words: `${T['form.fileRemove']} ${file.name}`,
              onPress: () => void documents.remove(document),
              blockedBy: field.isLocked.value ? LOCKED_REASON_ID : null,
            }}
          />
        </FileList>
      )}
    </FileInput>
  )
}

/** A removed document, and the button that restores it. */
const RemovedPlace = ({ documents, document }: DocumentsProps & { readonly document: DocumentKey }) => {
  useSignals()
  const { id, problem, isLocked } = documents.fields[document]
  const name = DOCUMENT_NAMES[document]
  return (
    <div className={styles.removed}>
      <Button
        id={id}
        kind="tertiary"
        icon="plus"
        block
        onPress={() => documents.putBack(document)}
        blockedBy={isLocked.value ? LOCKED_REASON_ID : null}
        describedBy={messageId(id)}
      >
        {`${T['form.fileAdd']}: ${name}`}
      </Button>
      <FieldMessage field={{ id, problem }} />
    </div>
  )
}

/** The id of the line that asks for the answer, at the place of the upload field. [D1-450] */
const FIRST_ID = `${EITHER_DOCUMENT_ID}-first`

/** The two alternative documents, and the applicants who attach each. */
const EITHER_DOCUMENTS = [
  { document: 'vatStandard', whose: T['form.vatStandardOf'] },
  { document: 'vatExempt', whose: T['form.vatExemptOf'] },
] as const

type EitherPlaceProps = DocumentsProps & {
  readonly place: DocumentKey
  /** The upload field; null before the question is answered. */
  readonly children: ReactNode
}

/**
 * Two alternative documents under one name. An applicant attaches only one of them. A question asks which one, and no
 * answer is preselected. Until the question is answered, a line in place of the upload field asks for the answer, and
 * messages about the documents are at the question. [A-088] [D1-450]
 */
const EitherPlace = ({ documents, place, children }: EitherPlaceProps) => {
  useSignals()
  const { id, problem, isLocked } = documents.fields[place]
  const isOpen = documents.either.value.chosen === null
  return (
    <FieldSet
      id={EITHER_DOCUMENT_ID}
      isWide
      must={requiredTag(true)}
      legend={T['form.eitherName']}
      describedBy={idList(hintId(EITHER_DOCUMENT_ID), isOpen && messageId(id))}
    >
      <FieldHint id={EITHER_DOCUMENT_ID} text={T['form.eitherHint']} />
      <Choices>
        {EITHER_DOCUMENTS.map(({ document, whose }) => (
          <Choice key={document}>
            <ChoiceBox
              type="radio"
              id={isOpen && document === place ? id : undefined}
              name={EITHER_DOCUMENT_ID}
              value={document}
              checked={!isOpen && document === place}
              required
              aria-invalid={(isOpen && problem.value !== null) || undefined}
              aria-disabled={isLocked.value || undefined}
              onChange={() => documents.prefer(document)}
            />
            {whose}
          </Choice>
        ))}
      </Choices>
      {isOpen && <FieldMessage field={{ id, problem }} />}
      <div className={styles.either}>
        {isOpen ? <BlockedReasonLine id={FIRST_ID} text={T['form.eitherFirst']} /> : children}
      </div>
    </FieldSet>
  )
}

/**
 * The documents to attach, if the applicant does not allow lookups of public or tax data; otherwise one sentence.
 * to
 */
export const DocumentsSection = ({ documents, card }: DocumentsProps & { readonly card: EntryCardModel }) => {
  useSignals()
  const requested = documents.requested.value
  const rows = documents.rows.value
  const { chosen, place } = documents.either.value
  const placeOf = (row: RequestedDocument) =>
    rows.includes(row.document) ? (
      <DocumentPlace key={row.document} documents={documents} request={row} />
    ) : (
      <RemovedPlace key={row.document} documents={documents} document={row.document} />
    )
  const chosenNames = () =>
    rows.filter((document) => document in documents.files.peek()).map((document) => DOCUMENT_NAMES[document])
  const isNeeded = requested.length > 0
  return (
    <EntryCard
      card={card}
      name={T['form.sectionFiles']}
      values={() => (isNeeded ? chosenNames() : [T['form.filesNone']])}
      lead={isNeeded ? fill(T['form.fileHint']) : undefined}
    >
      {requested.map((row) => {
        if (row.requirement !== 'either') return placeOf(row)
        return (
          row.document === place && (
            <EitherPlace key={EITHER_DOCUMENT_ID} documents={documents} place={place}>
              {chosen !== null && placeOf(row)}
            </EitherPlace>
          )
        )
      })}
    </EntryCard>
  )
}
