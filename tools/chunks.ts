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
 * The entry files or folders of each chunk; everything that they import belongs to the chunk, so a file that another
 * entry imports is not listed. Paths are relative to `src-ui` unless they begin with a layer.
 */
const BEGINNINGS: Readonly<Record<string, string>> = {
  /**
   * Code that `/` loads when it is idle, and that text pages also load. It contains no use case, and no library that
   * use cases need.
   */
  basis: `parts/dialog/LiveRegion.tsx parts/design/Button.tsx parts/design/PhoneLinks.tsx
    parts/design/ReferenceCodeNote.tsx parts/focus/focus.ts parts/failure/show-failure.ts
    parts/notice/application-closure.ts parts/session/session-signals.ts screens/notice/popup-stack.model.ts
    src-domain/text/characters.ts src-domain/time/duration.ts`,
  /** The rest of what `/` loads when it is idle: dialogs, popups, queue, the first use cases. */
  later: `app/Overlays.tsx app/frame/ClearScreen.tsx parts/traffic/Traffic.tsx screens/admin/AdminLink.tsx
    screens/main/KeptDraftNotice.tsx screens/main/queue-for-tile.ts screens/notice/MainPopups.tsx
    src-infra/container.ts`,
  /** The code that every page except `/` loads next, and the code that text pages share. */
  frame: `app/frame/InnerPage.tsx parts/failure/show-stopping-failure.tsx parts/controls/LiveSearch.tsx
    parts/design/Banner.tsx parts/design/Fold.tsx parts/design/Pagination.tsx parts/design/States.tsx
    parts/design/Tag.tsx parts/design/use-is-wide.ts screens/eligibility/EligibilityInfoPage.tsx
    screens/text-pages/ContentsPage.tsx screens/text-pages/GuideStep.tsx screens/text-pages/PolicySection.tsx
    text/ko/business/ text/ko/identity/method-list.ts text/policy.ts
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
  services: `app/frame/follow-countdown.ts app/pages/run-route-guards.ts app/pages/show-visit-refusal.tsx
    parts/business/ parts/controls/RadioGroup.tsx parts/records/uncertified-entries.ts parts/session/ parts/time/
    screens/admission/ screens/application/edit/CompletionPicture.tsx screens/application/result/Timeline.tsx
    screens/main/DraftNotice.tsx screens/notice/enforce-maintenance.ts text/ko/application/edit.ts
    text/ko/application/entry-names.ts src-app/ src-infra/adapters.ts src-infra/http/transfer.ts
    src-infra/storage/browser-database.ts`,
}

/** Modules used by at least four lazily loaded parts. */
const FORMS: Group = { name: 'forms', test: /\/src-\w+\//, minShareCount: 4 }

/**
 * Groups of small screens that a visitor opens one after another, or that share most of their code. Each group is one
 * chunk, including the code that its screens do not share.
 */
const FAMILIES: Readonly<Record<string, string>> = {
  entry: 'screens/business/ screens/identity/CertificationScreen.tsx screens/identity/ResultCertificationScreen.tsx',
  consent: 'screens/consent/',
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
    test: /\/src-ui\/(?:(?:screens|parts|text\/ko)\/application|parts\/form\/entry-cards)\b/,
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
