/** A base file as it was chosen: its name for people and its bytes. */
export type ChosenBase = { readonly name: string; readonly bytes: number }

/** Why the second step is not opened: no file, or files without a byte, by name. [P-042] [P-043] */
export type FirstStepRefusal =
  | { readonly code: 'direct.needBase' }
  | { readonly code: 'direct.zeroAtStep1'; readonly names: readonly string[] }

/** May one go on from the base files to the performance files? Null: yes. An approved base proof needs no file. [P-042] [P-043] [P-046] */
export const checkFirstStep = (files: readonly ChosenBase[], baseApproved: boolean): FirstStepRefusal | null => {
  if (baseApproved) return null
  if (files.length === 0) return { code: 'direct.needBase' }
  const names = files.filter(({ bytes }) => bytes === 0).map(({ name }) => name)
  return names.length === 0 ? null : { code: 'direct.zeroAtStep1', names }
}
