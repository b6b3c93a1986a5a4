import { decisionFrom } from '../../kernel/decide.ts'
import type { StoredFile } from '../../upload/stored-file.ts'
import type { ProofYear } from '../proof-period.ts'
import type { ProofStatusOrText } from '../proof-status.table.ts'
import type { ProofItem } from '../proof.ts'
import { isSentBackItemStatus, isSentBackProofStatus } from './supplement.ts'

export type StagingAction = 'delete' | 'replace' | 'undo'

/** The pending change of an item; it is sent with the supplement. `File` is the type of the new file. [P-124] */
type StagedChange<File> = { readonly is: 'delete' } | { readonly is: 'replace'; readonly file: File }

/** At most one change for each item, by item id: an item is either deleted or gets a new file. [P-119] [P-122] */
export type StagedChanges<File> = ReadonlyMap<string, StagedChange<File>>

export type StagingFacts = {
  readonly proofOpen: boolean
  readonly itemOpen: boolean
  readonly action: StagingAction
  readonly pending: StagedChange<unknown>['is'] | 'none'
}

export type StagingVerdict = 'ok' | StagingRefusal
export type StagingRefusal = 'proofNotOpen' | 'itemNotOpen' | 'replacePending' | 'deletePending' | 'nothingPending'

export type StageableItem = Pick<ProofItem, 'id' | 'status'>

/**
 * Decides whether this action on an item is allowed: by the status of its proof, its own status, and its pending
 * change. The page checks each change, and the server checks each change that is sent. [P-118] [P-119] [P-120]
 */
export const decideStaging = decisionFrom(
  (facts: {
    readonly proof: ProofStatusOrText
    readonly item: StageableItem
    readonly action: StagingAction
    readonly staged: StagedChanges<unknown>
  }): StagingFacts => ({
    proofOpen: isSentBackProofStatus(facts.proof),
    itemOpen: isSentBackItemStatus(facts.item.status),
    action: facts.action,
    pending: facts.staged.get(facts.item.id)?.is ?? 'none',
  }),
  [
    { id: 'ST-1', when: { proofOpen: false }, then: 'proofNotOpen', ref: 'P-118' },
    { id: 'ST-2', when: { itemOpen: false }, then: 'itemNotOpen', ref: 'P-118' },
    { id: 'ST-3', when: { action: 'delete', pending: 'replace' }, then: 'replacePending', ref: 'P-119' },
    { id: 'ST-4', when: { action: 'replace', pending: 'delete' }, then: 'deletePending', ref: 'P-119' },
    { id: 'ST-5', when: { action: 'undo', pending: 'none' }, then: 'nothingPending', ref: 'P-120' },
    { id: 'ST-6', when: {}, then: 'ok', ref: 'P-118' },
  ],
)

/** The state after all changes were undone, and before any was made. [P-127] */
export const NOTHING_STAGED: StagedChanges<never> = new Map()

/** Marks this item for deletion. [P-119] */
export const stageDeletion = <File>(stagedChanges: StagedChanges<File>, id: string): StagedChanges<File> =>
  new Map([...stagedChanges, [id, { is: 'delete' }]])

/** Replaces the file of the item. A second file takes the place of the first. [P-122] */
export const stageReplacement = <File>(
  stagedChanges: StagedChanges<File>,
  id: string,
  file: File,
): StagedChanges<File> => new Map([...stagedChanges, [id, { is: 'replace', file }]])

/**
 * Makes `chosenFile` the new file of the item if `chosenFile` was accepted. If it was refused, returns the changes
 * unmodified. [P-123]
 */
export const stageAcceptedFile = <File>(
  stagedChanges: StagedChanges<File>,
  id: string,
  chosenFile: { readonly ok: true; readonly value: File } | { readonly ok: false },
): StagedChanges<File> => (chosenFile.ok ? stageReplacement(stagedChanges, id, chosenFile.value) : stagedChanges)

/** Removes the pending change of this item. [P-120] */
export const unstageChange = <File>(stagedChanges: StagedChanges<File>, id: string): StagedChanges<File> =>
  new Map([...stagedChanges].filter(([other]) => other !== id))

/** Returns the items to be deleted, in the order in which they were marked. [P-124] */
export const itemIdsToDelete = (stagedChanges: StagedChanges<unknown>): readonly string[] =>
  [...stagedChanges].filter(([, change]) => change.is === 'delete').map(([id]) => id)

/** Returns the items that get a new file, in the order in which the files were selected. [P-124] */
export const replacementsOf = <File>(
  stagedChanges: StagedChanges<File>,
): readonly { readonly id: string; readonly file: File }[] =>
  [...stagedChanges].flatMap(([id, change]) => (change.is === 'replace' ? [{ id, file: change.file }] : []))

/** Returns the same as `replacementsOf`, with items for their ids. Unknown ids are left out. [P-124] */
export const replacementsWithItems = <File, Item extends StageableItem>(
  stagedChanges: StagedChanges<File>,
  items: readonly Item[],
): readonly { readonly item: Item; readonly file: File }[] =>
  replacementsOf(stagedChanges).flatMap(({ id, file }) =>
    items.filter((item) => item.id === id).map((item) => ({ item, file })),
  )

/**
 * Returns the pending changes that are still possible. An item that was deleted, or that is no longer sent back, allows
 * no change. [P-128] [P-314]
 */
export const keepPossibleChanges = <File>(
  stagedChanges: StagedChanges<File>,
  items: readonly StageableItem[],
): StagedChanges<File> => {
  const open = new Set(items.filter(({ status }) => isSentBackItemStatus(status)).map(({ id }) => id))
  return new Map([...stagedChanges].filter(([id]) => open.has(id)))
}

/** Returns the number of items that are sent back and neither replaced nor marked for deletion. [P-139] */
export const countUnchangedOpenItems = (
  items: readonly StageableItem[],
  stagedChanges: StagedChanges<unknown>,
): number => items.filter(({ id, status }) => isSentBackItemStatus(status) && !stagedChanges.has(id)).length

/**
 * The record of a supplement that the browser stores before the first change is sent. With this record, a supplement
 * that is stored only in part can be finished after a failure or a reload, and a stored supplement is recognised even
 * if its answer was lost. The record contains the storage's data about the files, not the contents of the files.
 * [P-314] [P-315]
 */
export type SentSupplement = {
  readonly proofId: string
  readonly years: readonly ProofYear[]
  readonly total: number
  readonly deletions: readonly string[]
  /** `name` is the name of the selected file. `file` is null if the call sent the bytes. [D3-07] */
  readonly replacements: readonly { readonly id: string; readonly name: string; readonly file: StoredFile | null }[]
}

/** A file of a sent supplement, restored as a pending change. */
export type RestoredSupplementFile = { readonly name: string; readonly file: StoredFile }

type SentChange = readonly [id: string, change: StagedChange<SentSupplement['replacements'][number]>]

const sentChanges = ({ deletions, replacements }: SentSupplement): readonly SentChange[] => [
  ...deletions.map((id): SentChange => [id, { is: 'delete' }]),
  ...replacements.map((file): SentChange => [file.id, { is: 'replace', file }]),
]

/** Returns a change that can be sent again; null if its file has to be chosen again. */
const restoredChange = ([, change]: SentChange): StagedChange<RestoredSupplementFile> | null => {
  if (change.is === 'delete') return change
  const { name, file } = change.file
  return file === null ? null : { is: 'replace', file: { name, file } }
}

type SupplementedProof = { readonly status: ProofStatusOrText; readonly items: readonly StageableItem[] }

/**
 * Returns the remaining changes of a sent supplement, and whether some of its changes are already stored. A change is
 * restored only if the rule of page and server allows it now. [D3-11]
 */
export const remainingSupplementChanges = (
  supplement: SentSupplement,
  { status, items }: SupplementedProof,
): { readonly pending: StagedChanges<RestoredSupplementFile>; readonly storedInPart: boolean } => {
  const changesSent = sentChanges(supplement)
  const pending = changesSent.reduce<StagedChanges<RestoredSupplementFile>>((staged, sentChange) => {
    const [id] = sentChange
    const change = restoredChange(sentChange)
    const item = items.find((other) => other.id === id)
    if (item === undefined || change === null) return staged
    const { verdict } = decideStaging({ proof: status, item, action: change.is, staged })
    return verdict === 'ok' ? new Map([...staged, [id, change]]) : staged
  }, NOTHING_STAGED)
  const changes = new Map(changesSent)
  return { pending, storedInPart: keepPossibleChanges(changes, items).size < changes.size }
}
