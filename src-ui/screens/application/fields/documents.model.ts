import { batch, computed, signal } from '@preact/signals-react'
import type { ChosenFile } from '#app/kernel/chosen-file'
import {
  DOCUMENT_KEYS,
  type DocumentKey,
  remainingDocuments,
  restoreRemovedDocument,
  removeDocumentRowUnlessLast,
  type RequestedDocument,
} from '#domain/application/form/required-documents'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { defineForm, fileEntry, type FormEntry, recordByNames, withKeyPrefix } from '#ui/parts/form/define-form.ts'
import type { EntryLock } from '#ui/parts/form/entry-lock.ts'
import { type Field, focusFieldOnceRendered } from '#ui/parts/form/form-field.ts'
import { DOCUMENT_REFUSAL_TEXTS } from '#ui/text/ko/application/refusals.ts'

/** The fields of the documents, each for one file. */
const openDocuments = defineForm(
  recordByNames<Record<DocumentKey, FormEntry<ChosenFile | null>>>(DOCUMENT_KEYS, (document) =>
    fileEntry({ id: `doc-${document}` }),
  ),
)

/**
 * Makes the documents of an application: the requested documents, the chosen files, and the rows that the person
 * removed. to
 */
export const makeDocumentsModel = (lock: EntryLock, requestedNow: () => readonly RequestedDocument[]) => {
  const { fields, empty } = openDocuments(lock)
  const targets = withKeyPrefix('doc.', fields)
  const requested = computed(requestedNow)
  const removedRows = signal<readonly DocumentKey[]>([])
  /** The alternative document that the person attaches; null until the person has chosen it. [A-083] [D2-182] */
  const preferred = signal<DocumentKey | null>(null)
  /**
   * The alternative documents; one of them is enough. `chosen`: the document that has the upload field, or null.
   * `place`: the document whose field gets the messages: the chosen one or, until one is chosen, the first. `hidden`:
   * the others, which have no row. [A-083] [D2-182]
   */
  const either = computed(() => {
    const documents = requested.value.flatMap(({ document, requirement }) =>
      requirement === 'either' ? [document] : [],
    )
    const chosen = documents.find((document) => document === preferred.value) ?? null
    const place = chosen ?? documents[0] ?? null
    return { chosen, place, hidden: documents.filter((document) => document !== place) }
  })
  const withoutRow = computed(() => [...removedRows.value, ...either.value.hidden])
  const rows = computed(() => remainingDocuments(requested.value, withoutRow.value))
  const files = computed((): Partial<Record<DocumentKey, ChosenFile>> =>
    Object.fromEntries(
      rows.value.flatMap((document) => {
        const file = fields[document].value.value
        return file === null ? [] : [[document, file]]
      }),
    ),
  )

  /**
   * Removes a document from the page, with its file. Focuses the button that restores the row of the document.
   */
  const remove = async (document: DocumentKey) => {
    const field = fields[document]
    const removal = removeDocumentRowUnlessLast(requested.peek(), withoutRow.peek(), document)
    if (!removal.ok) return dialogs.alert({ text: DOCUMENT_REFUSAL_TEXTS[removal.code] })
    if (!field.enter(null)) return
    field.refuse(null)
    removedRows.value = [...removedRows.peek(), document]
    focusFieldOnceRendered(field.id)
  }
  const putBack = (document: DocumentKey) => {
    removedRows.value = restoreRemovedDocument(removedRows.peek(), document)
    focusFieldOnceRendered(fields[document].id)
  }
  /**
   * Shows the upload field of another alternative document, and moves the chosen file to it. Does nothing if the
   * documents are locked.
   */
  const prefer = (document: DocumentKey) => {
    const { place } = either.peek()
    if (place === null || fields[place].isLocked.peek()) return
    const file = fields[place].value.peek()
    batch(() => {
      for (const { refuse } of [fields[place], fields[document]]) refuse(null)
      fields[place].enter(null)
      fields[document].enter(file)
      removedRows.value = restoreRemovedDocument(removedRows.peek(), document)
      preferred.value = document
    })
  }

  return {
    fields,
    requested,
    either,
    rows,
    files,
    remove,
    putBack,
    prefer,
    empty: () => {
      removedRows.value = []
      preferred.value = null
      empty()
    },
    /**
     * Returns the field to which a rejection of a document refers. Two alternative documents share one field.
     * [A-120]
     */
    target: (name: keyof typeof targets): Field<ChosenFile | null> => {
      const { place, hidden } = either.peek()
      const isHidden = hidden.some((document) => name === `doc.${document}`)
      return place !== null && isHidden ? fields[place] : targets[name]
    },
  } as const
}
export type DocumentsModel = ReturnType<typeof makeDocumentsModel>
