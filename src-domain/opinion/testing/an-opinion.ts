import type { Opinion } from '../opinion.ts'

/** Returns an unanswered opinion with its number and the given fields; all other fields are absent. */
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
