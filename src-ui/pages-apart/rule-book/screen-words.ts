import type { RowEntry } from '#domain/rule-entry'

/** 화면의 말: what a screen says where this row decides. */
export const screenWordsOf = (_prefix: string, _row: Pick<RowEntry, 'id' | 'code'>): readonly string[] => []
