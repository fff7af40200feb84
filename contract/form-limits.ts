/** Limits of the files in one field. */
export interface FileLimit {
  maxFiles: number
  /** Maximum size of one file. A larger one is truncated to one byte more, for its field to reject it. */
  maxBytes: number
}

export interface FormLimits {
  /** Maximum size of the whole body. */
  maxBytes: number
  /** Maximum number of texts, whatever their names. */
  maxFields: number
  /** Limits of files by field name; empty if the form takes no files. */
  files: FileLimits
}

/** Limits by field name; `*` stands for fields defined by the upstream. */
export type FileLimits = Readonly<Record<string, FileLimit>>

export const TEXT_FORM: FormLimits = { maxBytes: 500_000, maxFields: 200, files: {} }

/** Maximum length of a name; `list[12].field` is among the longest. */
const MAX_NAME_BYTES = 100
/** Maximum nesting of a name; `list[0][field]` has two levels. */
const MAX_NAME_DEPTH = 2
/** Maximum size of a text in bytes, in UTF-8. */
export const MAX_TEXT_BYTES = 200_000
/** Error for a body that exceeds the limits or is malformed. */
export class FormBodyError extends Error {
  override readonly name = 'FormBodyError'
  /** 400 malformed, 413 limit exceeded, 415 unsupported type. */
  readonly status: 400 | 413 | 415
  /** Texts that arrived before the error. */
  fields = new FormData()

  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** @throws FormBodyError for a long or nested name and for a long text */
export function appendText(fields: FormData, name: string, value: string): void {
  requireName(name)
  if (Buffer.byteLength(value) > MAX_TEXT_BYTES) throw new FormBodyError(413, 'a long text')
  fields.append(name, value)
}

/** @throws FormBodyError for a long or nested name */
export function requireName(name: string): void {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new FormBodyError(400, 'a long name')
  if (name.split(/[[.]/, MAX_NAME_DEPTH + 2).length > MAX_NAME_DEPTH + 1)
    throw new FormBodyError(400, 'a nested name')
}
