import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const LIBRARIES: readonly Group[] = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'first', tags: ['$initial'] },
  { name: 'purify', test: /\/node_modules\/dompurify\// },
  // Excludes Filter and Semaphore, which only pages with files use. This saves 0.4 kB on `/`.
  { name: 'libraries', test: /\/node_modules\/(?:effect\/dist\/(?!Filter|Semaphore)|@?inversify|reflect-metadata)/ },
]

/**
 * The entry files or folders of each chunk; everything that they import belongs to the chunk. Paths are relative to
 * `src-ui` unless they begin with a layer.
 */
const BEGINNINGS: Readonly<Record<string, string>> = {
  /**
   * Code that `/` loads when it is idle, and that text pages also load. It contains no use case, and no library that
   * use cases need.
   */
  basis: `parts/dialog/dialogs.ts parts/dialog/announcer.ts parts/dialog/LiveRegion.tsx parts/design/Button.tsx parts/design/PhoneLinks.tsx
    parts/focus/focus.ts parts/design/ReferenceCodeNote.tsx parts/notice/application-closure.ts screens/notice/popup-stack.model.ts
    parts/session/session-signals.ts parts/failure/show-failure.ts parts/help-desk/help-desk.ts src-domain/text/characters.ts
    src-domain/time/duration.ts src-domain/text/normal-form.ts`,
  /** The rest of what `/` loads when it is idle: dialogs, popups, queue, the first use cases. */
  later: `app/Overlays.tsx screens/notice/MainPopups.tsx screens/main/KeptDraftNotice.tsx
    screens/main/queue-for-tile.ts parts/traffic/Traffic.tsx screens/admin/AdminLink.tsx
    app/frame/ClearScreen.tsx src-infra/container.ts`,
  /** The code that every page except `/` loads next, and the code that text pages share. */
  frame: `app/frame/InnerPage.tsx parts/dialog/show-stop.tsx parts/failure/show-stopping-failure.tsx
    parts/help-desk/RefusalHelpDesk.tsx screens/text-pages/ContentsPage.tsx
    screens/text-pages/PolicySection.tsx screens/text-pages/GuideStep.tsx screens/eligibility/EligibilityInfoPage.tsx
    parts/controls/LiveSearch.tsx parts/design/Fold.tsx parts/design/use-is-wide.ts parts/design/Banner.tsx parts/design/Tag.tsx parts/design/Stop.tsx parts/design/DataTable.tsx parts/design/States.tsx
    parts/design/pictures/EmptyOrBroken.tsx parts/design/pictures/Parcel.tsx parts/design/pictures/Phone.tsx
    parts/design/pictures/Street.tsx parts/design/pictures/TooEarlyOrLate.tsx parts/design/pictures/papers.tsx
    text/ko/business/business.ts text/ko/eligibility/eligibility.ts parts/help-desk/HelpDeskHours.tsx text/ko/kernel/failures.ts text/ko/help-desk/help-desk.ts text/ko/pages/guard.ts
    text/ko/identity/method-list.ts text/ko/session/session.ts text/ko/text-pages/small-pages.ts text/policy.ts
    parts/design/Pagination.tsx src-domain/text/particles.ts
    src-domain/programme/legal-text-values.ts`,
  /**
   * Parts of `/` that its prerendered document contains. React renders them only if the visitor returns to `/` from
   * another page.
   */
  'main-below': 'screens/main/MainBelow.tsx screens/main/MainPicture.tsx parts/traffic/TrafficView.tsx',
  /**
   * Everything that a guarded page needs to render, all other use cases, and the small parts of short screens. Includes
   * the code for file transfer and for the waiting room: a page that stays open during a release could not load it
   * later, and could then neither submit nor wait in the queue.
   */
  services: `parts/session/ app/frame/follow-countdown.ts app/pages/run-route-guards.ts app/pages/show-visit-refusal.tsx app/frame/Countdown.tsx parts/time/ parts/records/uncertified-entries.ts parts/records/kept-draft.ts src-infra/adapters.ts src-app/ src-infra/http/transfer.ts screens/admission/waiting-room.tsx
    screens/main/DraftNotice.tsx text/ko/records/draft.ts parts/controls/RadioGroup.tsx
    parts/business/business-number-form.model.ts screens/application/result/Timeline.tsx screens/application/edit/CompletionPicture.tsx
    text/ko/application/edit.ts text/ko/application/result.ts text/ko/application/entry-names.ts
    src-infra/storage/browser-database.ts screens/notice/enforce-maintenance.ts`,
}

/** Modules used by at least four lazily loaded parts. */
const FORMS: Group = { name: 'forms', test: /\/src-\w+\//, minShareCount: 4 }

/**
 * Groups of small screens that a visitor opens one after another, or that share most of their code. Each group is one
 * chunk, including the code that its screens do not share.
 */
const FAMILIES: Readonly<Record<string, string>> = {
  entry: `screens/business/NumberScreen.tsx screens/business/ResultNumberScreen.tsx
    screens/identity/CertificationScreen.tsx screens/identity/ResultCertificationScreen.tsx`,
  consent: 'screens/consent/ConsentScreen.tsx screens/consent/PublicDataScreen.tsx',
  eligibility: 'screens/eligibility/RequirementsScreen.tsx screens/eligibility/NotesScreen.tsx',
}

/** Modules used by at least two lazily loaded parts in one family of screens. */
const SHARED: readonly Group[] = [
  {
    name: 'proof',
    test: /\/src-ui\/(?:screens\/(?:proof|opinion|application\/result\/proofs)|(?:parts|text\/ko)\/proof)\b/,
    minShareCount: 2,
  },
  {
    name: 'application',
    test: /\/src-ui\/(?:screens|parts|text\/ko)\/application\b/,
    minShareCount: 2,
  },
  { name: 'office', test: /\/src-ui\/screens\/admin\//, minShareCount: 2 },
]

/**
 * Returns the chunks of the build. Few chunks are better than many: a browser loads six files from a server at a time,
 * and on a slow line each additional round trip costs as much as 100 kB. A module that fits several chunks goes to the
 * first; the build fails if a listed file does not exist.
 */
export const chunkGroups = (root: string): Group[] => {
  const beginning = ([name, list]: readonly [string, string]): Group => {
    const files = list.split(/\s+/).map((file) => (file.startsWith('src-') ? `/${file}` : `/src-ui/${file}`))
    const missingFile = files.find((file) => !existsSync(join(root, file)))
    if (missingFile !== undefined)
      throw new Error(`tools/chunks.ts names ${missingFile}, which the product does not have`)
    return { name, test: (id) => files.some((file) => id.includes(file)) }
  }
  const groupsOf = (lists: Readonly<Record<string, string>>) => Object.entries(lists).map(beginning)
  const groups = [...LIBRARIES, ...groupsOf(BEGINNINGS), FORMS, ...groupsOf(FAMILIES), ...SHARED]
  return groups.map((group, index, { length }) => ({ ...group, priority: length - index }))
}
