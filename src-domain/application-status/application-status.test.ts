import { describe, expect, it } from 'vitest'
import { progressSteps } from '../application/result/progress.ts'
import { canEditAccount, canEditBusiness, canReapply } from '../application/transitions.ts'
import { decideNewProofEligibility } from '../proof/registration/new-proof-eligibility.ts'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { APPLICATION_STATUS_FROM_NAME_CASES } from './application-status.cases.ts'
import {
  APPLICATION_STATUS_ROWS,
  APPLICATION_STATUSES,
  applicationStatusKeyOrUnknown,
  applicationStatusFromName,
  applicationStatusRow,
  applicationStatusName,
} from './application-status.table.ts'

describe('the status of an application', () => {
  it.each(APPLICATION_STATUS_FROM_NAME_CASES)(
    'is parsed from $word as $status, step $step, tone $tone',
    ({ word, status, step, tone }) => {
      expect(applicationStatusFromName(word)).toEqual(status)
      expect(applicationStatusRow(applicationStatusFromName(word)).tone).toBe(tone)
      const steps = progressSteps(applicationStatusFromName(word))
      expect(steps.map((row) => row.step)).toEqual([1, 2, 3, 4, 5])
      expect(steps.map((row) => row.state)).toEqual(
        [1, 2, 3, 4, 5].map((n) => (step === null || n > step ? 'pending' : n === step ? 'active' : 'done')),
      )
    },
  )

  it('[A-141] is one of fifteen stored values with separate texts', () => {
    const storedStatuses = APPLICATION_STATUSES.filter((key) => APPLICATION_STATUS_ROWS[key].stored)
    expect(storedStatuses).toHaveLength(15)
    expect(new Set(storedStatuses.map((key) => APPLICATION_STATUS_ROWS[key].ko)).size).toBe(15)
  })

  it('has a case for every text of the table', () => {
    const words = APPLICATION_STATUSES.flatMap((key) => [
      APPLICATION_STATUS_ROWS[key].ko,
      ...APPLICATION_STATUS_ROWS[key].alsoCalled,
    ])
    expect(APPLICATION_STATUS_FROM_NAME_CASES.map((row) => row.word)).toEqual(expect.arrayContaining(words))
  })

  it('[A-142] shows an unknown text unchanged and allows no action', () => {
    const status = applicationStatusFromName('서류이관')
    expect(applicationStatusName(status)).toBe('서류이관')
    expect(applicationStatusRow(status)).toMatchObject({ tone: 'neutral', ko: '', stored: false, live: true })
    expect(applicationStatusKeyOrUnknown(status)).toBe('unknown')
    expect(progressSteps(status).map((step) => step.state)).toEqual([
      'pending',
      'pending',
      'pending',
      'pending',
      'pending',
    ])
    expect(canEditAccount(status, { accountEditStatuses: ['서류이관'] })).toBe(false)
    expect(canEditBusiness(status)).toBe(false)
    expect(canReapply(status)).toBe(false)
    expect(decideNewProofEligibility({ status, proofs: [] }).verdict).toBe('notSelected')
  })

  it('is unknown with an empty text if the agency sends no status', () => {
    expect(applicationStatusFromName(null)).toEqual({ unknown: '' })
    expect(applicationStatusFromName(undefined)).toEqual({ unknown: '' })
  })

  it('[A-174] allows each kind of edit in one status only', () => {
    const statusesWith = (may: (status: (typeof APPLICATION_STATUSES)[number]) => boolean) =>
      APPLICATION_STATUSES.filter(may)
    expect(statusesWith((status) => canEditAccount(status, DEFAULT_SETTINGS))).toEqual(['transferError'])
    expect(statusesWith(canEditBusiness)).toEqual(['supplementRequest'])
    expect(statusesWith(canReapply)).toEqual(['userDelete'])
  })

  it('[A-174] allows an account edit in the further statuses of the setting', () => {
    const settings = {
      accountEditStatuses: [APPLICATION_STATUS_ROWS.transferError.ko, APPLICATION_STATUS_ROWS.applied.ko],
    }
    expect(APPLICATION_STATUSES.filter((status) => canEditAccount(status, settings))).toEqual([
      'applied',
      'transferError',
    ])
  })
})
