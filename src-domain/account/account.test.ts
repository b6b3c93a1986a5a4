import { describe, expect, it } from 'vitest'
import { cleanAccountNumber, parseAccountEntry, maskAccountNumber, formatAccountNumber, toBankCode } from './account.ts'

const BANK = { code: toBankCode('4'), name: '국민은행' }
const ENTRY = { bank: BANK, accountNumber: cleanAccountNumber('1101234567'), depositor: '김서준' }

describe('[A-093] the account check', () => {
  it.each([
    [{ bank: null, accountNumber: '', depositor: '' }, 'bankMissing', 'bank'],
    [{ ...ENTRY, bank: null }, 'bankMissing', 'bank'],
    [{ bank: BANK, accountNumber: '', depositor: '' }, 'accountNumberMissing', 'accountNumber'],
    [{ bank: BANK, accountNumber: '110-123', depositor: '' }, 'depositorMissing', 'depositor'],
    [{ bank: BANK, accountNumber: '110-123', depositor: '  ' }, 'depositorMissing', 'depositor'],
    [{ bank: BANK, accountNumber: '110-123', depositor: '김서준' }, 'digitsOnly', 'accountNumber'],
  ])('for %o, reports %s first', (entry, code, at) => expect(parseAccountEntry(entry)).toEqual({ ok: false, code, at }))

  it('builds the account if every entry is valid', () =>
    expect(parseAccountEntry(ENTRY)).toEqual({ ok: true, value: ENTRY }))
})

describe('[A-094] the bank code of three digits', () => {
  it.each([
    ['4', '004'],
    ['88', '088'],
    ['088', '088'],
    [' 88 ', '088'],
    [4, '004'],
  ])('the code of %s is %s', (value, code) => expect(toBankCode(value)).toBe(code))
})

describe('[A-272] the account number on the result page', () => {
  it.each([
    ['110123456789', '110*****6789'],
    ['12345678', '123*5678'],
    ['1234567', '***4567'],
    ['12345', '*2345'],
    ['1234', '1234'],
    ['110-123-456789', '110*****6789'],
    ['', ''],
  ])('shows %s as %s', (number, shown) => expect(maskAccountNumber(cleanAccountNumber(number))).toBe(shown))
})

describe('[D2-165] an account number in the groups of its bank', () => {
  it.each([
    ['090', '3333011234567', '3333-01-1234567'],
    ['090', '33330', '3333-0'],
    ['089', '100123456789', '100-123-456789'],
    ['092', '100012345678', '1000-1234-5678'],
    ['092', '1000123456789', '1000-1234-5678-9'],
    ['004', '41000100000011', '41000100000011'],
    ['', '410', '410'],
    ['090', '', ''],
  ])('for bank %s, %s is written as %s', (bank, digits, shown) => expect(formatAccountNumber(bank, digits)).toBe(shown))
})
