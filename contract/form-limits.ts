/** Files that one field of a form takes. */
export interface FileLimit {
  maxFiles: number
  /** Of one file. A larger one arrives cut to one byte more, so that its field can tell that it is too large. */
  maxBytes: number
}

export interface FormLimits {
  /** Maximum size of the whole body. */
  maxBytes: number
  /** Texts, whatever their names. */
  maxFields: number
  /** Limits of files by field name; empty if the form takes no files. */
  files: FileLimits
}

/** Limits by field name; `*` stands for fields that the upstream describes. */
export type FileLimits = Readonly<Record<string, FileLimit>>

export const TEXT_FORM: FormLimits = { maxBytes: 500_000, maxFields: 200, files: {} }

/** No field of ours has a longer name, `list[12].field` included. */
const MAX_NAME_BYTES = 100
/** `list[0][field]` has two levels. */
const MAX_NAME_DEPTH = 2
/** The longest text of a form, in any encoding of its letters. */
export const MAX_TEXT_BYTES = 200_000
/** A body that no form of ours sends. */
export class FormBodyError extends Error {
  override readonly name = 'FormBodyError'
  /** 400 malformed, 413 more than the form takes, 415 no form. */
  readonly status: 400 | 413 | 415
  /** The texts that arrived before. */
  fields = new FormData()

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** @throws FormBodyError for a name or a text that no field of ours has */
export function appendText(fields: FormData, name: string, value: string): void {
  requireName(name)
  if (Buffer.byteLength(value) > MAX_TEXT_BYTES) throw new FormBodyError(413, 'a long text')
  fields.append(name, value)
}

/** @throws FormBodyError */
export function requireName(name: string): void {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new FormBodyError(400, 'a long name')
  if (name.split(/[[.]/, MAX_NAME_DEPTH + 2).length > MAX_NAME_DEPTH + 1)
    throw new FormBodyError(400, 'a nested name')
}
