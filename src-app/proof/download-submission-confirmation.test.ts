import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { DOWNLOAD_FAILURES } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { DownloadSubmissionConfirmation } from './download-submission-confirmation.ts'
import { SubmissionConfirmationDownloads } from './submission-confirmation-downloads.port.ts'

describe('DownloadSubmissionConfirmation', () => {
  it('saves the submission confirmation under the given name', async () => {
    const savedFiles: (readonly [string, string])[] = []
    const confirmations = fakePort(SubmissionConfirmationDownloads, {
      save: (id, name) => Effect.sync(() => void savedFiles.push([id, name])),
    })
    await Effect.runPromise(DownloadSubmissionConfirmation.make({ confirmations })('1001', '제출확인서_1001.pdf'))
    expect(savedFiles).toEqual([['1001', '제출확인서_1001.pdf']])
  })

  it.each(DOWNLOAD_FAILURES)(
    'keeps SessionEnded, and makes DownloadFailed of any other failure: %s',
    async (_, failure, tag) => {
      const confirmations = fakePort(SubmissionConfirmationDownloads, { save: () => Effect.fail(failure) })
      const error = await Effect.runPromise(
        Effect.flip(DownloadSubmissionConfirmation.make({ confirmations })('1001', 'a.pdf')),
      )
      expect(error._tag).toBe(tag)
    },
  )
})
