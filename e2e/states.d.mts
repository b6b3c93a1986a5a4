/** A screen in a state that changes it: a name for its picture, its route, and the address that enters it. */
export type State = { readonly name: string; readonly path: string; readonly open: string }
export declare const STATES: readonly State[]
