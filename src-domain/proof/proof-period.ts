/** A year in which usage may lie. Those that are offered are a parameter of the programme. */
export type ProofYear = number

/** The years of a stored period, ascending and each once; blanks are trimmed, what is no offered year is left out. [P-101] */
export const yearsOfPeriod = (
  period: string | null | undefined,
  offered: readonly ProofYear[],
): readonly ProofYear[] => {
  const parts = new Set((period ?? '').split(',').map((part) => part.trim()))
  return offered.filter((year) => parts.has(String(year))).toSorted((a, b) => a - b)
}

/** A period as it is stored: the years ascending, each once, joined by a comma; empty without one. [P-028] [P-102] */
export const periodOfYears = (years: readonly ProofYear[]): string =>
  [...new Set(years)].toSorted((a, b) => a - b).join(',')

/** The three fields in which a master keeps its period. The two days are `YYYY-MM-DD` or empty. */
export type PeriodFields = {
  readonly useProofPeriod: string
  readonly useProofStartDt: string
  readonly useProofEndDt: string
}

/** What another choice of years makes of a master: the period is written anew and both days are cleared. [P-102] */
export const withYears = <Master extends object>(
  master: Master,
  years: readonly ProofYear[],
): Master & PeriodFields => ({
  ...master,
  useProofPeriod: periodOfYears(years),
  useProofStartDt: '',
  useProofEndDt: '',
})
