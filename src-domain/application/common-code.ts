/** 공통코드: one entry of a code list of the agency. A field that the agency leaves out is an empty string. */
export type CommonCode = { readonly code: string; readonly name: string }
