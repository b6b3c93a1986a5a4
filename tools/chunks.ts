import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const LIBRARIES: readonly Group[] = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'first', tags: ['$initial'] },
  { name: 'purify', test: /\/node_modules\/dompurify\// },
  // Filter and Semaphore serve only pages with files. Measured: 0.4 kB of `/`.
  { name: 'libraries', test: /\/node_modules\/(?:effect\/dist\/(?!Filter|Semaphore)|@?inversify|reflect-metadata)/ },
]

/** The files, or folders, that a chunk begins with; all that they import belongs to it. Those in `src-ui` stand without it. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  /** What is drawn on `/` when it is idle and on pages of text: no use case, and none of their libraries, comes with it. */
  basis: `parts/design/dialogs.ts parts/design/announcer.tsx parts/design/Button.tsx parts/design/Dialable.tsx
    parts/design/focus.ts parts/design/ReasonNote.tsx screens/notice/apply-closed.ts screens/notice/popup-stack.model.ts
    parts/session/session-signals.ts parts/session/show-failure.ts src-domain/kernel/cut-text.ts
    src-domain/kernel/duration.ts src-domain/kernel/normal-form.ts`,
  /** The rest of what `/` loads when it is idle: dialogs, popups, queue, the first use cases. */
  later: `app/Overlays.tsx screens/notice/MainPopups.tsx screens/notice/KeptDraftNotice.tsx
    screens/notice/go-through-tile.ts screens/notice/Road.tsx screens/admin/AdminLink.tsx
    app/frame/ClearScreen.tsx src-infra/container.ts`,
  /** What every page but `/` loads next, and what pages of text share. */
  frame: `app/frame/InnerPage.tsx parts/session/show-stop.tsx
    parts/session/StopDesk.tsx screens/notice/ContentsPage.tsx
    screens/notice/PolicySection.tsx screens/notice/GuideStep.tsx screens/eligibility/InfoPage.tsx
    parts/form/LiveSearch.tsx parts/design/Banner.tsx parts/design/Tag.tsx parts/design/Stop.tsx parts/design/DataTable.tsx parts/design/States.tsx
    parts/design/pictures/EmptyOrBroken.tsx parts/design/pictures/Parcel.tsx parts/design/pictures/Phone.tsx
    parts/design/pictures/Street.tsx parts/design/pictures/TooEarlyOrLate.tsx parts/design/pictures/papers.tsx
    text/ko/business.ts text/ko/eligibility.ts parts/session/CallHours.tsx text/ko/call.ts text/ko/guard.ts
    text/ko/method-list.ts text/ko/session.ts text/ko/small-pages.ts text/policy.ts
    parts/design/Pagination.tsx src-domain/kernel/particles.ts
    src-domain/programme/policy-limits.ts`,
  /** Parts of the prerendered `/` that React draws only on a later visit. */
  'main-below': 'screens/notice/MainBelow.tsx screens/notice/main-pictures.tsx screens/notice/RoadView.tsx',
  /**
   * What a guarded page needs before it may draw, with all other use cases, and the small parts of its short screens. What
   * moves files and the waiting room are there before a form is filled: one that is open over a release could neither be
   * sent nor wait otherwise.
   */
  services: `parts/session/ src-infra/modules.ts src-infra/http/transfer.ts screens/admission/waiting-room.tsx
    screens/notice/DraftNotice.tsx text/ko/draft.ts parts/form/RadioGroup.tsx
    screens/business/number-form.model.ts parts/design/Timeline.tsx parts/design/pictures/Completion.tsx
    text/ko/edit.ts text/ko/result.ts text/ko/documents.ts`,
}

/** What screens share, by the number of parts that are loaded on demand and reach it: with all of them, or with one family. */
const SHARED: readonly Group[] = [
  { name: 'forms', test: /\/src-\w+\//, minShareCount: 4 },
  { name: 'entry', test: /\/src-ui\/screens\/(?:business|identity|consent)\//, minShareCount: 2 },
  { name: 'application', test: /\/src-ui\/(?:screens\/application|text\/ko\/application)\b/, minShareCount: 2 },
  { name: 'proof', test: /\/src-ui\/(?:screens\/(?:proof|opinion)|text\/ko\/proof)\b/, minShareCount: 2 },
  { name: 'office', test: /\/src-ui\/screens\/admin\//, minShareCount: 2 },
]

/**
 * Few chunks rather than many: a browser asks a server for six things at a time, and on a slow line every further round
 * costs as much as a hundred kilobytes. What several chunks could take belongs to the first of them; a file that is named
 * here and gone ends the build.
 */
export const chunks = (root: string): Group[] => {
  const beginning = ([name, list]: readonly [string, string]): Group => {
    const files = list.split(/\s+/).map((file) => (file.startsWith('src-') ? `/${file}` : `/src-ui/${file}`))
    const gone = files.find((file) => !existsSync(join(root, file)))
    if (gone !== undefined) throw new Error(`tools/chunks.ts names ${gone}, which the product does not have`)
    return { name, test: (id) => files.some((file) => id.includes(file)) }
  }
  return [...LIBRARIES, ...Object.entries(BEGINNINGS).map(beginning), ...SHARED].map((group, index, { length }) => ({
    ...group,
    priority: length - index,
  }))
}
