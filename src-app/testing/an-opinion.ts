import type { Opinion } from '#domain/opinion/opinion'

/** An opinion that waits for its answer, in which everything else is absent but its number, and what a test says. */
export const anOpinion = (known: Partial<Opinion> = {}): Opinion => ({
  id: '1',
  content: null,
  status: null,
  registeredAt: null,
  isAnswered: false,
  answer: null,
  updatedAt: null,
  files: [],
  ...known,
})
