import type { Opinion } from '#domain/opinion/opinion'

/** An opinion that waits for its answer, in which everything else is absent but its number, and what a test says. */
export const anOpinion = (known: Partial<Opinion> = {}): Opinion => ({
  opinionSubmitSn: '1',
  opinionContent: null,
  opinionStatus: null,
  registDt: null,
  answerStatus: 'N',
  answerContent: null,
  updtDt: null,
  fileMasters: [],
  ...known,
})
