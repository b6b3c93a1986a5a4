import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Proof } from '#domain/proof/proof'
import type { ProofItemListName } from '#domain/proof/proof-display'
import { StackedSection } from '#ui/parts/design/Page.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { focusFieldOnceRendered } from '#ui/parts/form/form-field.ts'
import { openStoredFile, type FileViewerServices } from '#ui/parts/upload/FileViewer.tsx'
import { fill } from '#ui/text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PROOF_DETAIL_TEXTS as T } from '#ui/text/ko/proof/detail.ts'
import { type DetailRow, type ListedProofItem, listedProofItems } from './detail-rows.ts'
import type { DetailModel } from './detail.model.ts'
import { type FileCardsProps, KeptFileCards, ProofFileCards } from './ProofFileCards.tsx'
import { changeButtonId } from './submit-supplement.ts'
import type { SupplementRowActions } from './SupplementCells.tsx'
import styles from './detail.module.css'

/** Makes the actions on a row. Each action shows its own failure. [P-110] [P-119] */
const makeRowActions = (page: DetailModel, services: FileViewerServices): SupplementRowActions => {
  const replace = async (row: DetailRow, file: File) => {
    const { name } = file
    const itemWithSameFile = page.sameFileAs(row.id, file)
    const question = itemWithSameFile !== null && {
      text: fill(T[`detail.sameFile.${itemWithSameFile}`], { name }),
      next: T['detail.sameFileNext'],
      yes: T['detail.colChange'],
      no: SHARED_BUTTON_TEXTS['common.cancel'],
    }
    if (question && !(await dialogs.confirm(question))) return
    const refusal = await page.replaceFile(row.id, file)
    focusFieldOnceRendered(changeButtonId(row.id))
    if (refusal === null) announce(fill(T['detail.replaced'], { name: row.name, file: name }))
  }
  const ask = async (row: DetailRow) => {
    const isConfirmed = await dialogs.confirm({
      title: T['detail.colDelete'],
      text: T['detail.deleteConfirm'],
      yes: SHARED_BUTTON_TEXTS['common.delete'],
      no: SHARED_BUTTON_TEXTS['common.cancel'],
      danger: true,
    })
    if (isConfirmed && page.markDeleted(row.id) === null) announce(fill(T['detail.staged'], { name: row.name }))
  }
  return {
    onView: (row, file) =>
      void openStoredFile(file, services, 'detail', {
        title: T['detail.fileModal'],
        about: row.isSentBack && row.reason !== null ? { heading: T['detail.reason'], text: row.reason } : null,
      }),
    onDelete: (row) => void ask(row),
    onReplace: (row, file) => void replace(row, file),
    onUndo: (row) => {
      const wasReplaced = page.staged.peek().get(row.id)?.is === 'replace'
      if (page.undo(row.id) !== null) return
      announce(fill(T['detail.undone'], { name: row.name }))
      if (wasReplaced) focusFieldOnceRendered(changeButtonId(row.id))
    },
  }
}

type ProofTable = { readonly table: ProofItemListName; readonly items: readonly ListedProofItem[] }

/** Returns the two lists of a proof, in page order. */
export const proofTables = (proof: Proof): readonly ProofTable[] =>
  (['base', 'performance'] as const).map((table) => ({ table, items: listedProofItems(proof, table) }))

type TablesProps = Pick<FileCardsProps, 'page' | 'services'> & {
  readonly tables: readonly ProofTable[]
  /** The button that adds base files. */
  readonly more: ReactNode
}
type CardsOfTablesProps = TablesProps & Pick<FileCardsProps, 'actions'>

/**
 * The lists with sent-back files first, and below them the files that need no correction. The button that adds base
 * files ends the list of these files. [D3-443] [D1-992]
 */
const SentBackTables = ({ tables, more, ...cards }: CardsOfTablesProps) => {
  const sentBack = tables.filter(({ items }) => items.some(({ isSentBack }) => isSentBack))
  return (
    <>
      <div className={sentBack.length > 1 ? styles.sideBySide : undefined}>
        {sentBack.map(({ table, items }) => (
          <StackedSection
            key={table}
            className={styles.mend}
            title={T[`detail.${table}`]}
            lead={T[`detail.about.${table}`]}
          >
            <ProofFileCards table={table} items={items} {...cards} more={table === 'base' && more} />
          </StackedSection>
        ))}
      </div>
      <div className={styles.rest}>
        {sentBack.every(({ table }) => table !== 'base') && more}
        {tables.map(({ table, items }) =>
          items.length === 0 ? (
            <StackedSection key={table} className={styles.mend} title={T[`detail.${table}`]}>
              <Phrase as="p" className="small" text={T['detail.noRows']} />
            </StackedSection>
          ) : (
            <KeptFileCards key={table} table={table} items={items} {...cards} />
          ),
        )}
      </div>
    </>
  )
}

/** The lists of a proof: those to correct, or all of them with every file. */
export const ProofTables = ({ tables, more, page, services }: TablesProps) => {
  useSignals()
  const cards = { page, services, actions: makeRowActions(page, services) }
  const editable = page.editable.value
  if (editable && tables.some(({ items }) => items.some(({ isSentBack }) => isSentBack)))
    return <SentBackTables tables={tables} more={more} {...cards} />
  return (
    <div className={tables.every(({ items }) => items.length > 0) ? styles.sideBySide : undefined}>
      {tables.map(({ table, items }) => (
        <StackedSection key={table} title={T[`detail.${table}`]}>
          <ProofFileCards table={table} items={items} {...cards} more={table === 'base' && editable && more} />
        </StackedSection>
      ))}
    </div>
  )
}
