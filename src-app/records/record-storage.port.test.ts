import { expect, it } from 'vitest'
import { KEPT_RECORDS, type RecordKind, type RecordStorage } from '#domain/records/kept-records.table'
import { DATABASE_RECORD_KINDS, TAB_RECORD_KINDS } from './record-storage.port.ts'

const kindsIn = (place: RecordStorage) =>
  (Object.keys(KEPT_RECORDS) as RecordKind[]).filter((kind) => KEPT_RECORDS[kind].place === place)

it('the record stores have the kinds that the table places in them', () => {
  expect(['session', 'adminToken', ...TAB_RECORD_KINDS]).toEqual(kindsIn('tab'))
  expect(DATABASE_RECORD_KINDS).toEqual(kindsIn('database'))
})
