import type { DraftForm } from '../application/draft.ts'
import type { Instant } from '../kernel/calendar.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Decision } from '../kernel/decide.ts'
import { DRAFT_LIFE } from '../programme/parameters.ts'
import { KEPT, KEPT_EVENTS, type KeptEvent, type KeptKind } from './kept.table.ts'

/** How long a draft is kept after it was last saved, in milliseconds. */
export const DRAFT_LIFE_MS = DRAFT_LIFE * 60 * 60 * 1000

/**
 * The owner, application and age of a stored record. `owner`: a digest of `ci` and business number, null without a
 * certified person; `applicationNumber`: empty while there was none.
 */
export type KeptFacts = {
  readonly kind: KeptKind
  readonly owner: string | null
  readonly applicationNumber: string
  readonly savedAt: Instant
}

/** The certified person (null: none), the number of the session, and the time. */
export type KeptVisit = { readonly owner: string | null; readonly applicationNumber: string; readonly now: Instant }

/** Events that can be seen from a kept thing itself. */
const HAS_HAPPENED: Partial<Record<KeptEvent, (kept: KeptFacts, visit: KeptVisit) => boolean>> = {
  anotherPerson: (kept, visit) => kept.owner !== null && visit.owner !== null && kept.owner !== visit.owner,
  anotherNumber: (kept, visit) =>
    KEPT[kept.kind].ofApplication &&
    kept.applicationNumber !== '' &&
    visit.applicationNumber !== '' &&
    kept.applicationNumber !== visit.applicationNumber,
  dayLater: (kept, visit) => visit.now - kept.savedAt >= DRAFT_LIFE_MS,
}

/** Does a kept thing stay, or which event deletes it: `event`, or one that can be seen from it. [D2-149] */
export const decideKept = (
  kept: KeptFacts,
  visit: KeptVisit,
  event: KeptEvent | null = null,
): Decision<'stays' | KeptEvent> => {
  const { id, ref, goes } = KEPT[kept.kind]
  const verdict =
    KEPT_EVENTS.find((each) => goes[each] !== null && (each === event || HAS_HAPPENED[each]?.(kept, visit) === true)) ??
    'stays'
  return { verdict, because: { rule: id, ref: verdict === 'stays' ? ref : (goes[verdict] ?? ref) }, facts: kept }
}

/** Under which kind the draft of a form is kept. */
export const kindOfDraft = (form: DraftForm) => {
  if (form === 'application') return 'applicationDraft'
  return form.startsWith('accountEdit ') || form.startsWith('businessEdit ') ? 'editDraft' : 'proofDraft'
}

/** The flow of each kind of draft; other kinds are no drafts. [D1-262] */
const FLOW_OF_DRAFT: { readonly [kind in KeptKind]?: Flow } = {
  applicationDraft: 'application',
  proofDraft: 'result',
  editDraft: 'result',
}

/**
 * A draft by its flow, and until when it is kept. `mayBeReceived`: it was sent, and it is not known what became of it.
 * `lostOnReload`: the browser refuses to keep it, so that it lives as long as the page. [D1-262] [D2-149] [E-137]
 */
export type KeptDraft = {
  readonly flow: Flow
  readonly until: Instant
  readonly mayBeReceived: boolean
  readonly lostOnReload: boolean
}

/** Which draft a kept thing is; null where it is another thing. */
export const keptDraftAt = ({ kind, savedAt }: KeptFacts): KeptDraft | null => {
  const flow = FLOW_OF_DRAFT[kind]
  return flow === undefined ? null : { flow, until: savedAt + DRAFT_LIFE_MS, mayBeReceived: false, lostOnReload: false }
}
