import { useSignals } from '@preact/signals-react/runtime'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { ChooseProof } from '#app/proof/choose-proof'
import type { LoadedProof } from '#app/proof/proof.errors'
import { isBaseProofApproved } from '#domain/proof/base-proof'
import { isUndecidedProofStatus } from '#domain/proof/proof-status.table'
import { proofTotalKindOf } from '#domain/proof/proof-total'
import { supplementDueDayOrNull } from '#domain/proof/supplement'
import { announce } from '../../../parts/dialog/announcer.ts'
import { Banner, type BannerTone } from '../../../parts/design/Banner.tsx'
import { Button } from '../../../parts/design/Button.tsx'
import { Icon } from '../../../parts/design/Icon.tsx'
import { dialogs } from '../../../parts/dialog/dialogs.ts'
import { LinkButton } from '../../../parts/design/LinkButton.tsx'
import { focusHeading } from '../../../parts/focus/focus.ts'
import { StackedSection } from '../../../parts/design/Page.tsx'
import { ActionBar } from '../../../parts/design/ActionBar.tsx'
import { TextWithPhoneLinks } from '../../../parts/design/PhoneLinks.tsx'
import { Phrase } from '../../../parts/design/Phrase.tsx'
import { LOCKED_REASON_ID } from '../../../parts/form/entry-lock.ts'
import { FormBar } from '../../../parts/form/FormBar.tsx'
import type { MissingItem } from '../../../parts/form/missing-items.ts'
import { focusFieldOnceRendered, pressControl } from '../../../parts/form/form-field.ts'
import type { ServicesOf } from '#app/token'
import { confirmLeave, useLeaveGuard } from '../../../parts/page/leave-guard.ts'
import { DiscardDraftButton, DraftAutosave } from '../../../parts/draft/Drafted.tsx'
import { fill } from '../../../text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '../../../text/ko/buttons.ts'
import { PROOF_DETAIL_TEXTS as T } from '../../../text/ko/proof-detail.ts'
import { RESULT_TEXTS } from '../../../text/ko/result.ts'
import { LEAVE_TEXTS } from '../../../text/ko/leave.ts'
import { UPLOAD_TEXTS } from '../../../text/ko/upload.ts'
import { openStoredFile, FILE_VIEWER_SERVICES, type FileViewerServices } from '../../../parts/upload/FileViewer.tsx'
import type { DetailModel } from './detail.model.ts'
import { type DetailRow, type ListedProofItem, listedProofItems, lookedUpRecords } from './detail-rows.ts'
import styles from './detail.module.css'
import { KeptFileCards, ProofFileCards } from './ProofFileCards.tsx'
import type { SupplementRowActions } from './SupplementCells.tsx'
import { pledgeForgottenText } from '../pledge.ts'
import { dueWords } from '../../../parts/proof/supplement-words.ts'
import { isPastDay } from '../../../parts/time/days-left.ts'
import { LookedUpRecordsTable } from '../list/LookedUpRecordsTable.tsx'
import { ProofInfo } from './ProofInfo.tsx'
import { changeButtonId, submitSupplement } from './submit-supplement.ts'

export const DETAIL_BODY_SERVICES = {
  chooseProof: ChooseProof,
  ...FILE_VIEWER_SERVICES,
} as const

const TABLES = ['base', 'performance'] as const

const Note = ({ tone = 'warning', title }: { readonly tone?: BannerTone; readonly title: string }) => (
  <div className={styles.notice}>
    <Banner tone={tone} title={title} />
  </div>
)

/**
 * Shows those of four notes that apply: the base proof is approved; a supplement was registered and nothing is left to
 * correct; the sent-back proof cannot be supplemented any more; a supplement has begun but is not complete. [P-094]
 * [P-107] [D2-610]
 */
const Notes = ({ loaded, page }: { readonly loaded: LoadedProof; readonly page: DetailModel }) => {
  useSignals()
  const hasSupplemented = loaded.proof.items.some(({ status }) => status === 'supplementComplete')
  const isDone = !page.editable.value && page.applying.value.is === 'done'
  const supplement = page.supplement.value
  const isClosed = supplement !== null && supplement !== 'ok' && supplement !== 'notRequested'
  return (
    <>
      {loaded.application !== null && isBaseProofApproved(loaded.application) && (
        <Note tone="success" title={T['detail.approved']} />
      )}
      {isDone && <Note tone="success" title={T['supp.nothingLeft']} />}
      {isClosed && <Note tone="info" title={T[`supp.${supplement}`]} />}
      {page.editable.value && page.partly.value && <Note title={T['supp.partly']} />}
      {page.editable.value && hasSupplemented && <Note title={T['add.notFinished']} />}
    </>
  )
}

/** Makes the actions on a row. Each action shows its own failure. [P-110] [P-119] */
const makeRowActs = (page: DetailModel, services: FileViewerServices): SupplementRowActions => {
  const replace = async (row: DetailRow, file: File) => {
    const refusal = await page.replaceFile(row.id, file)
    focusFieldOnceRendered(changeButtonId(row.id))
    if (refusal === null) announce(fill(T['detail.replaced'], { name: row.name, file: file.name }))
  }
  const ask = async (row: DetailRow) => {
    const sure = await dialogs.confirm({
      title: T['detail.colDelete'],
      text: T['detail.deleteConfirm'],
      yes: SHARED_BUTTON_TEXTS['common.delete'],
      no: SHARED_BUTTON_TEXTS['common.cancel'],
      danger: true,
    })
    if (sure && page.markDeleted(row.id) === null) announce(fill(T['detail.staged'], { name: row.name }))
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
      const replaced = page.staged.peek().get(row.id)?.is === 'replace'
      if (page.undo(row.id) !== null) return
      announce(fill(T['detail.undone'], { name: row.name }))
      if (replaced) focusFieldOnceRendered(changeButtonId(row.id))
    },
  }
}

/** The line with the last day of the supplement; null if the day is unknown. [D2-112] */
const Due = ({ proof }: Pick<LoadedProof, 'proof'>) => {
  const due = supplementDueDayOrNull(proof.updatedAt)
  return due === null ? null : (
    <p className={styles.due}>
      <Icon name="clock" />
      <Phrase
        text={isPastDay(due) ? RESULT_TEXTS['result.duePast'] : fill(RESULT_TEXTS['due.named'], { due: dueWords(due) })}
      />
    </p>
  )
}

/** The number of pending changes, and a button that undoes them. [P-096] [P-138] */
const Pending = ({ page }: { readonly page: DetailModel }) => {
  useSignals()
  const n = page.staged.value.size
  // Once there were changes to cancel, the cancel button stays, so that nothing moves when they are cancelled.
  const [touched, setTouched] = useState(false)
  if (page.unsaved.value && !touched) setTouched(true)
  const [said, setSaid] = useState('')
  const cancel = () => {
    const text = T[page.cancelChanges() ? 'detail.cancelled' : 'supp.nothing']
    setSaid(text)
    announce(text)
  }
  return (
    <div className={styles.pending}>
      {n > 0 && (
        // The banner has no role while the corrections are sent. With a role, screen readers would announce the banner
        // when the dialog above it closes, although the changes are then no longer pending.
        <Banner
          tone="warning"
          title={fill(T['detail.pendingNotice'], { n })}
          {...(page.applying.value.is === 'running' ? {} : { role: 'status' })}
        />
      )}
      {touched && (
        <Button kind="text" blockedBy={page.lock.isLocked.value ? LOCKED_REASON_ID : null} onPress={cancel}>
          {T['detail.cancelChanges']}
        </Button>
      )}
      {said !== '' && !page.unsaved.value && <Phrase as="p" className="small" text={said} />}
    </div>
  )
}

type BarProps = {
  readonly page: DetailModel
  /** The sent-back files, in page order. */
  readonly sentBack: readonly ListedProofItem[]
  readonly onBack: () => void
  readonly onRegister: () => void
}

/**
 * The bar of a supplement. It says how many files are corrected, shows the name of the first remaining file, and has
 * the button that registers the supplement. [P-112] [D3-151] [D2-440]
 */
const SupplementBar = ({ page, sentBack, onBack, onRegister }: BarProps) => {
  useSignals()
  const step = page.step.value
  const openRowIds = page.openRowIds.value
  const next = sentBack.find(({ item }) => openRowIds.includes(item.id))
  const goTo = (id: string) => {
    flushSync(() => {
      page.soughtId.value = null
      page.soughtId.value = id
    })
    pressControl(changeButtonId(id))
  }
  const done = (
    <>
      {T['detail.supplemented']}{' '}
      <b>{fill(T['detail.supplementedOf'], { all: sentBack.length, n: sentBack.length - openRowIds.length })}</b>
    </>
  )
  const missing: readonly MissingItem[] =
    next === undefined
      ? []
      : [
          {
            id: changeButtonId(next.item.id),
            name: fill(T['detail.fileToReplace'], { list: T[`detail.${next.table}`] }),
            act: 'press',
            busy: page.preparing.value !== null && UPLOAD_TEXTS['file.preparing'],
            blockedBy: page.lock.isLocked.value ? LOCKED_REASON_ID : null,
            onPress: () => goTo(next.item.id),
          },
        ]
  return (
    <FormBar
      status={sentBack.length === 0 ? { is: 'none' } : { is: 'missing', tally: done, missing }}
      refusal={page.refusal.shown.value}
      onBack={onBack}
      requiredButton={{
        words: T['supp.register'],
        opensDialog: true,
        busy: page.applying.value.is === 'running' && T[`supp.${step?.is ?? 'checking'}`],
        onPress: onRegister,
      }}
    />
  )
}

type DetailBodyProps = {
  readonly loaded: LoadedProof
  readonly page: DetailModel
  readonly services: ServicesOf<typeof DETAIL_BODY_SERVICES>
  readonly reload: () => Promise<unknown>
}

/** The content of the page after the proof was loaded. [P-096] */
export const ProofDetailBody = ({ loaded, page, services, reload }: DetailBodyProps) => {
  useSignals()
  const [, navigate] = useLocation()
  const { proof } = loaded
  // A supplement that was stored in part has no draft, because the tab stores its pending changes separately.
  const [draft] = useState(() => (page.editable.peek() && loaded.pending === null ? page.draftOf(loaded) : null))
  useLeaveGuard(page.unsaved, LEAVE_TEXTS['leave.unsaved'], draft)
  const editable = page.editable.value
  const direct = proof.proofType === 'direct'
  const acts = makeRowActs(page, services)

  const goTo = async (next: () => string) => {
    if (await confirmLeave()) navigate(next())
  }

  const tables = useMemo(() => TABLES.map((table) => ({ table, items: listedProofItems(proof, table) })), [proof])
  const sentBack = useMemo(() => tables.flatMap(({ items }) => items.filter(({ isSentBack }) => isSentBack)), [tables])
  const onlyLookedUp = proofTotalKindOf(proof) === 'none' && tables.every(({ items }) => items.length === 0)
  const [first] = sentBack
  const onReturn = tables.filter(({ items }) => items.some(({ isSentBack }) => isSentBack))
  const more = direct && (
    <div className={styles.adds}>
      <Button
        kind="text"
        small
        icon="plus"
        onPress={() => void goTo(() => services.chooseProof(proof, 'addBase').next)}
      >
        {T['detail.goSupplement']}
      </Button>
    </div>
  )
  const info = <ProofInfo proof={proof} page={page} />
  const onBack = () => void goTo(() => '/aply-result')
  const registered = !editable && page.applying.value.is === 'done'
  return (
    <>
      {editable && (
        <div className={styles.task}>
          <Due proof={proof} />
        </div>
      )}
      <Notes loaded={loaded} page={page} />
      {draft !== null && <DraftAutosave draft={draft} />}
      {!editable && info}
      <LookedUpRecordsTable proof={proof} records={lookedUpRecords(proof)} />
      {!onlyLookedUp &&
        (editable && sentBack.length > 0 ? (
          <>
            <div className={onReturn.length > 1 ? styles.sideBySide : undefined}>
              {onReturn.map(({ table, items }) => (
                <StackedSection
                  key={table}
                  className={styles.mend}
                  title={T[`detail.${table}`]}
                  lead={T[`detail.about.${table}`]}
                >
                  <ProofFileCards table={table} items={items} page={page} acts={acts} services={services} />
                  {table === 'base' && more}
                </StackedSection>
              ))}
            </div>
            <div className={styles.rest}>
              {onReturn.every(({ table }) => table !== 'base') && more}
              {tables.map(({ table, items }) =>
                items.length === 0 ? (
                  <StackedSection key={table} className={styles.mend} title={T[`detail.${table}`]}>
                    <Phrase as="p" className="small" text={T['detail.noRows']} />
                  </StackedSection>
                ) : (
                  <KeptFileCards key={table} table={table} items={items} page={page} acts={acts} services={services} />
                ),
              )}
            </div>
          </>
        ) : (
          <div className={tables.every(({ items }) => items.length > 0) ? styles.sideBySide : undefined}>
            {tables.map(({ table, items }) => (
              <StackedSection key={table} title={T[`detail.${table}`]}>
                <ProofFileCards table={table} items={items} page={page} acts={acts} services={services} />
                {table === 'base' && editable && more}
              </StackedSection>
            ))}
          </div>
        ))}
      {direct && page.supplement.value === 'notRequested' && isUndecidedProofStatus(proof.status) && (
        <p>
          <TextWithPhoneLinks text={pledgeForgottenText()} />
        </p>
      )}
      {editable ? (
        <>
          <div className={styles.info}>{info}</div>
          <Pending page={page} />
          {draft !== null && (
            <DiscardDraftButton
              draft={draft}
              firstField={first === undefined ? page.total.id : changeButtonId(first.item.id)}
            />
          )}
          <SupplementBar
            page={page}
            sentBack={sentBack}
            onBack={onBack}
            onRegister={() =>
              void submitSupplement(page, {
                reload,
                stopDraft: () => draft?.stop(),
                // After a success, the page has a new heading and can no longer be edited, so the heading gets the
                // focus.
                registered: focusHeading,
              })
            }
          />
        </>
      ) : (
        <ActionBar isSingle={!registered}>
          <Button kind="tertiary" onPress={onBack}>
            {SHARED_BUTTON_TEXTS['common.back']}
          </Button>
          {registered && <LinkButton href="/aply-result">{SHARED_BUTTON_TEXTS['common.toResult']}</LinkButton>}
        </ActionBar>
      )}
    </>
  )
}
