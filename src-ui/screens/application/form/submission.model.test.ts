import { Deferred, Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import type { ReceivedApplication, ApplicationSubmission, SubmitApplication } from '#app/application/submit-application'
import { INDIVIDUAL_APPLICATION_FORM } from '#domain/application/submit/submit-checks.cases'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { makeApplicationSubmissionModel } from './submission.model.ts'

const SUBMISSION: ApplicationSubmission = { form: INDIVIDUAL_APPLICATION_FORM, files: {}, deliveryAmount: null }

it('[A-129] [A-269] a double click sends one application', async () => {
  const answer = Deferred.makeUnsafe<ReceivedApplication>()
  const submit = vi.fn<SubmitApplication>(() => Deferred.await(answer))
  const submission = makeApplicationSubmissionModel(submit, makeEntryLock('application'))
  const first = submission.send(SUBMISSION)
  const second = submission.send(SUBMISSION)
  expect(submission.isRunning.value).toBe(true)
  await Effect.runPromise(Deferred.succeed(answer, { receivedAt: 1 }))
  const done = { is: 'done', value: { receivedAt: 1 } }
  expect(await Promise.all([first, second])).toEqual([done, done])
  expect(submit).toHaveBeenCalledOnce()
})
