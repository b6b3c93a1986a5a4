import { describe, expect, it } from 'vitest'
import {
  CERTIFICATION_CHANNEL,
  toCertificationMessage,
  certificationConfirmationMessage,
  parseCertificationResult,
} from './certification-message-wire.ts'

const PERSON = { name: '김서준', birthDay: '19800131', ci: 'ci+/=' }
const SUCCESS = { type: 'cert', success: true, state: 'one-time', ...PERSON }
const FAILURE = { type: 'cert', success: false, state: 'one-time', cancelled: false }

describe('toCertificationMessage', () => {
  it('returns a success with the known fields', () => {
    expect(toCertificationMessage({ ...PERSON, state: 'one-time' })).toStrictEqual(SUCCESS)
    const more = { phone: '01012345678', mobile_co: 'SKT', provider: 'kakao', tr_cert: 'c', tr_add: 'a' }
    expect(toCertificationMessage({ ...PERSON, ...more, state: 'one-time', other: 'x' })).toEqual({
      ...SUCCESS,
      ...more,
    })
  })

  it('[E-125] reads birth date and phone number from several fields', () => {
    const { birthDay: _, ...unborn } = PERSON
    const messageFor = (query: Record<string, string>) =>
      toCertificationMessage({ ...unborn, state: 'one-time', ...query })
    expect(messageFor({ birth: '19800131' })).toEqual(SUCCESS)
    expect(messageFor({ brdt: '19800131', birthDay: '', birth: ' ' })).toEqual(SUCCESS)
    expect(messageFor({ birthDay: '19800131', phone: ' ', mobile_no: '011' })).toEqual({ ...SUCCESS, phone: '011' })
    expect(messageFor({ birthDay: '19800131', birth: '19990101' })).toEqual(SUCCESS)
    expect(messageFor({ birthDay: '19800131', mobile_no: '01012345678' })).toEqual({ ...SUCCESS, phone: '01012345678' })
    expect(messageFor({ birthDay: '19800131', phone: '010', mobile_no: '011' })).toEqual({ ...SUCCESS, phone: '010' })
  })

  it.each([
    { query: { ...PERSON, ci: '' }, cancelled: false },
    { query: { ...PERSON, name: '' }, cancelled: false },
    { query: { ...PERSON, birthDay: '' }, cancelled: false },
    { query: { ...PERSON, ci: ' ' }, cancelled: false },
    { query: { ...PERSON, name: '\t ' }, cancelled: false },
    { query: { ...PERSON, birthDay: 'abc' }, cancelled: false },
    { query: { ...PERSON, birthDay: '19800231' }, cancelled: false },
    { query: { birthDay: PERSON.birthDay, ci: PERSON.ci }, cancelled: false },
    { query: { name: PERSON.name, birthDay: PERSON.birthDay }, cancelled: false },
    { query: {}, cancelled: false },
    { query: { result: 'fail' }, cancelled: false },
    { query: { result: 'cancel' }, cancelled: true },
    { query: { ...PERSON, result: 'fail' }, cancelled: false },
    { query: { ...PERSON, result: 'cancel' }, cancelled: true },
  ])('returns a failure, which is cancelled only if `result` is `cancel`: %j', ({ query, cancelled }) =>
    expect(toCertificationMessage({ ...query, state: 'one-time' })).toEqual({ ...FAILURE, cancelled }),
  )

  it('[D1-550] trims name and ci, and accepts a birth date with separators', () =>
    expect(
      toCertificationMessage({ name: ' 김서준 ', ci: 'ci+/= ', birthDay: '1980-01-31', state: 'one-time' }),
    ).toEqual({ ...SUCCESS, birthDay: '1980-01-31' }))

  it('reads the state from the first name that is present', () => {
    const stateOf = (query: Record<string, string>) => toCertificationMessage(query).state
    expect(stateOf({ state: 'a', tr_add: 'b', reservedMsg: 'c' })).toBe('a')
    expect(stateOf({ tr_add: 'b', reservedMsg: 'c' })).toBe('b')
    expect(stateOf({ reservedMsg: 'c' })).toBe('c')
    expect(stateOf({})).toBe('')
  })
})

describe('parseCertificationResult', () => {
  const CERTIFIED = { is: 'certified', ...PERSON, phone: '', carrier: '', provider: '' }
  it.each([
    [SUCCESS, CERTIFIED],
    [
      { ...SUCCESS, phone: '01012345678', mobile_co: 'SKT', provider: 'kakao', tr_cert: 'c', tr_add: 'one-time' },
      { ...CERTIFIED, phone: '01012345678', carrier: 'SKT', provider: 'kakao' },
    ],
    [FAILURE, { is: 'failed' }],
    [{ ...FAILURE, cancelled: true }, { is: 'cancelled' }],
  ])('[E-123] accepts an exact message of the running certification: %j', (message, result) =>
    expect(parseCertificationResult(message, 'one-time')).toEqual(result),
  )

  it.each([
    ['nothing', null],
    ['undefined', undefined],
    ['a text', 'cert'],
    ['a different type', { ...SUCCESS, type: 'cert-taken' }],
    ['no type', { success: true, state: 'one-time', ...PERSON }],
    ['the state of an earlier start', { ...SUCCESS, state: 'earlier' }],
    ['no state', { ...SUCCESS, state: undefined }],
    ['a state in a list', { ...SUCCESS, state: ['one-time'] }],
    ['a list of messages', [SUCCESS]],
    ['no success', { ...SUCCESS, success: undefined }],
    ['no name', { ...SUCCESS, name: undefined }],
    ['no ci', { ...SUCCESS, ci: '' }],
    ['a blank ci', { ...SUCCESS, ci: ' ' }],
    ['a blank name', { ...SUCCESS, name: '\n' }],
    ['a birth date that is not a day', { ...SUCCESS, birthDay: '19800231' }],
    ['a name that is not a text', { ...SUCCESS, name: 1 }],
    ['success as a text', { ...SUCCESS, success: 'true' }],
    ['an additional field', { ...SUCCESS, residentNumber: '8001311234567' }],
    ['an optional field of the wrong type', { ...SUCCESS, phone: 1 }],
    ['a failure that does not say whether it was cancelled', { type: 'cert', success: false, state: 'one-time' }],
    ['a failure in which cancelled is a text', { ...FAILURE, cancelled: 'yes' }],
    ['a failure that contains a ci', { ...FAILURE, ci: 'ci' }],
  ])('ignores %s', (_, data) => expect(parseCertificationResult(data, 'one-time')).toBeNull())

  it('ignores every message if no certification was started', () =>
    expect(parseCertificationResult({ ...SUCCESS, state: '' }, '')).toBeNull())
})

describe('[E-124] the channel of a window without an opener', () => {
  it('uses a fixed name and a fixed confirmation message', () => {
    expect(CERTIFICATION_CHANNEL).toBe('certification')
    expect(certificationConfirmationMessage('one-time')).toEqual({ type: 'cert-taken', state: 'one-time' })
  })
})
