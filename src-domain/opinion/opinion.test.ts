import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES } from '../application-status/application-status.table.ts'
import { parseSettingsOrDefaults } from '../settings/parse-settings.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { parseEvidenceFile } from '../upload/evidence-file.ts'
import { admitFiles, type ListedFile } from '../upload/file-list.ts'
import {
  decideOpinionSubmission,
  decideSameAsOpinionDraft,
  decideSameOpinion,
  decideOpinionEntries,
  isHeldSinceAnswer,
  opinionContentLength,
  cutOpinionContent,
  parseOpinionContent,
  opinionAttachmentLimitMegabytes,
  opinionFileLimits,
} from './opinion.ts'

it.each([
  ['after the last answer', true, [100, 200], 201],
  ['in the same second', false, [100, 200], 200],
  ['before the last answer', false, [100, 200], 150],
  ['while an opinion has no answer', false, [100, null], 201],
  ['without opinions', false, [], 201],
  ['on an unknown day', false, [100], null],
] as const)('[D2-740] a hold that began %s is newer than the answers: %s', (_, newer, answers, updatedAt) => {
  const opinions = answers.map((answeredAt) => ({ isAnswered: answeredAt !== null, updatedAt: answeredAt }))
  expect(isHeldSinceAnswer({ updatedAt, opinions })).toBe(newer)
})

describe('[P-146] [P-154] [P-155] the permission to submit an opinion', () => {
  it('is given only for an application on hold', () => {
    const taking = APPLICATION_STATUSES.filter(
      (status) => decideOpinionSubmission({ status, opinions: [] }).verdict === 'ok',
    )
    expect(taking).toEqual(['hold'])
  })
})

const sent = (text: string) => {
  const content = parseOpinionContent(text)
  return content.ok ? content.value : content.code
}

describe('[P-152] an opinion without content', () => {
  it.each(['', ' ', '\n\t ', '\u3000\u00a0', '\u200b \u3164', '\u200d\ufeff'])('%j is rejected as empty', (text) =>
    expect(sent(text)).toBe('empty'),
  )
})

describe('[P-153] the trimmed content of an opinion', () => {
  it.each([
    ['loses the blanks around it', '  의견 있습니다.\n', '의견 있습니다.'],
    ['keeps the blanks inside', '가  나\n다', '가  나\n다'],
    ['keeps 200 characters', '가'.repeat(200), '가'.repeat(200)],
    ['loses the 201st character', `${'가'.repeat(200)}나`, '가'.repeat(200)],
    ['is counted without the blanks around it', `${' '.repeat(10)}${'가'.repeat(200)} `, '가'.repeat(200)],
    ['keeps 200 characters outside the basic plane', '📦'.repeat(200), '📦'.repeat(200)],
    ['loses such a character as a whole if it is the 201st', `${'가'.repeat(199)}📦📦`, `${'가'.repeat(199)}📦`],
  ])('%s', (_, text, content) => expect(sent(text)).toBe(content))

  it('contains at most 200 characters for every text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 260 }), (text) => {
        const cut = cutOpinionContent(text.trim())
        expect(opinionContentLength(cut)).toBeLessThanOrEqual(200)
        expect(text.trim().normalize('NFC').startsWith(cut)).toBe(true)
      }),
      { numRuns: 300 },
    ))

  it('the cut never splits a character', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('가', 'a', '📦', '𠮷'), { minLength: 195, maxLength: 210 }), (parts) => {
        expect(cutOpinionContent(parts.join(''))).toBe(parts.slice(0, 200).join(''))
      }),
    ))

  it('is unchanged by a second cut', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 260 }), (text) => {
        expect(cutOpinionContent(cutOpinionContent(text))).toBe(cutOpinionContent(text))
      }),
    ))
})

describe("the server's check of an opinion", () => {
  it('[P-153] accepts every opinion that the form sends', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 260 }), (text) => {
        const content = parseOpinionContent(text)
        expect(content.ok ? decideOpinionEntries(content.value, [], DEFAULT_SETTINGS).verdict : 'ok').toBe('ok')
      }),
    ))
})

const RULES = opinionFileLimits(DEFAULT_SETTINGS)
const STRICT = { opinionEnforcedBytes: 3_145_728 }

const judged = (size: number, type: string, rules = RULES) => {
  const verdict = parseEvidenceFile({ name: 'a', size, type }, rules)
  return verdict.ok ? verdict.value.handling : verdict.code
}

const admitted = (listed: readonly ListedFile[], files: readonly ListedFile[]) =>
  admitFiles(
    listed,
    files.map((file) => ({ file, checked: parseEvidenceFile({ ...file, type: 'application/pdf' }, RULES) })),
    RULES,
  )

const files = (n: number, from = 0): readonly ListedFile[] =>
  Array.from({ length: n }, (_, i) => ({ name: `${from + i}.pdf`, size: 9 }))

describe('[P-156] the limit of five attachments', () => {
  it.each([
    [0, 5, 5, 0],
    [0, 6, 5, 1],
    [3, 2, 2, 0],
    [3, 4, 2, 2],
    [5, 1, 0, 1],
  ])('with %i listed and %i added files, accepts %i and rejects %i', (before, more, kept, excess) => {
    const admission = admitted(files(before), files(more, before))
    expect([admission.kept.length, admission.excess]).toEqual([kept, excess])
  })
})

describe('[P-157] the same file twice', () => {
  it('is skipped if name and size are equal', () => {
    const listed = [{ name: '정산.pdf', size: 9 }]
    const { kept, duplicates } = admitted(listed, [
      { name: '정산.pdf', size: 9 },
      { name: '정산.pdf', size: 10 },
      { name: '다른.pdf', size: 9 },
    ])
    expect(duplicates).toEqual(['정산.pdf'])
    expect(kept.map(({ file }) => file)).toEqual([
      { name: '정산.pdf', size: 10 },
      { name: '다른.pdf', size: 9 },
    ])
  })
})

describe('[P-158] the size limit of an attachment, stated as 3 MB and enforced as 10 MB', () => {
  it.each([
    [10_485_760, 'application/pdf', 'asIs'],
    [10_485_761, 'application/pdf', 'pdfTooLarge'],
    [10_485_760, 'image/jpeg', 'asIs'],
    [10_485_761, 'image/jpeg', 'shrink'],
  ])('an attachment of %i bytes of %s: %s', (size, type, handling) => expect(judged(size, type)).toBe(handling))

  it.each([
    [3_145_728, 'application/pdf', 'asIs'],
    [3_145_729, 'application/pdf', 'pdfTooLarge'],
    [3_145_729, 'image/jpeg', 'shrink'],
  ])('with the stricter setting, an attachment of %i bytes of %s: %s', (size, type, handling) =>
    expect(judged(size, type, opinionFileLimits(STRICT))).toBe(handling),
  )

  it('the error message gives the enforced size', () => {
    expect([opinionAttachmentLimitMegabytes(DEFAULT_SETTINGS), opinionAttachmentLimitMegabytes(STRICT)]).toEqual([
      10, 3,
    ])
    expect(DEFAULT_SETTINGS.opinionShownLimitMb).toBe(3)
    expect(parseSettingsOrDefaults({ opinionShownLimitMb: 5, ...STRICT })).toMatchObject({
      opinionShownLimitMb: 5,
      ...STRICT,
    })
  })
})

describe('[D3-139] [P-315] the comparison of an opinion of the history with the sent opinion', () => {
  const listed = (path: string, name: string | null = null) => ({
    id: '1',
    name,
    storedName: null,
    path,
    bytes: null,
    extension: null,
    mimeType: null,
  })
  const SENT = { content: '확인해주세요.', paths: ['a', 'b'] }

  it.each([
    ['확인해주세요.', ['b', 'a'], 'same'],
    ['다른 말', ['a', 'b'], 'other'],
    ['확인해주세요.', ['a', 'c'], 'other'],
    ['확인해주세요.', ['a'], 'other'],
    ['확인해주세요.', ['a', 'b', 'c'], 'other'],
  ])('the text %s with the files %j compares as %s', (content, paths, verdict) =>
    expect(decideSameOpinion(SENT, { content, files: paths.map((path) => listed(path)) }).verdict).toBe(verdict),
  )

  it('is `absent` if the history has no new opinion, and `other` if a file has no path', () => {
    expect(decideSameOpinion(SENT, null).verdict).toBe('absent')
    const files = [{ ...listed('a'), path: null }]
    expect(decideSameOpinion({ ...SENT, paths: ['a'] }, { content: SENT.content, files }).verdict).toBe('other')
  })

  it.each([
    ['확인해주세요.', ['서류.pdf', '사진.heic'], 'same'],
    ['다른 말', ['서류.pdf', '사진.heic'], 'other'],
    ['확인해주세요.', ['서류.pdf'], 'other'],
    ['확인해주세요.', ['서류.pdf', null], 'other'],
  ])('the draft %s with the file names %j compares as %s', (content, names, verdict) => {
    const files = ['서류.pdf', '사진.jpg'].map((name) => listed('a', name))
    const draft = { content, names: names.map((name) => name ?? '') }
    expect(decideSameAsOpinionDraft(draft, { content: '확인해주세요.', files }).verdict).toBe(verdict)
  })
})

it('[D1-551] the limit of attachments is never above that of the storage', () => {
  const generous = { opinionEnforcedBytes: 20_000_000 }
  expect(opinionFileLimits(generous).bytes).toBe(10_485_760)
  expect(opinionAttachmentLimitMegabytes(generous)).toBe(10)
  expect(decideOpinionEntries('의견', [10_485_761], generous).verdict).toBe('fileTooLarge')
})
