import type { Readable } from 'node:stream'
import busboy, { type Busboy } from 'busboy'
import { appendText, FormBodyError, type FormLimits, MAX_TEXT_BYTES, requireName } from './form-limits'

export interface ArrivingFile {
  field: string
  /** Name of the file; empty if none was selected. */
  filename: string
  mediaType: string
  content: Readable
}

/** Reads the fields of a multipart form, and passes on its files as they arrive. */
export class MultipartReader {
  readonly #limits: FormLimits
  readonly #fields: FormData
  readonly #takeFile: ((file: ArrivingFile) => Promise<void>) | undefined
  readonly #parser: Busboy
  readonly #fileCounts = new Map<string, number>()
  #texts = 0
  #failure: unknown
  /** Error thrown by the body. */
  #breakOff: unknown
  /** Resolves when all files so far are consumed. */
  #files: Promise<void> = Promise.resolve()

  constructor(
    contentType: string,
    limits: FormLimits,
    fields: FormData,
    takeFile: ((file: ArrivingFile) => Promise<void>) | undefined,
  ) {
    this.#limits = limits
    this.#fields = fields
    this.#takeFile = takeFile
    const fileLimits = Object.values(limits.files)
    const maxFiles = fileLimits.reduce((sum, { maxFiles }) => sum + maxFiles, 0)
    this.#parser = createParser(contentType, {
      // Busboy silently drops what exceeds its limits. One more than allowed reveals the excess.
      parts: limits.maxFields + maxFiles + 1,
      files: maxFiles,
      fieldSize: MAX_TEXT_BYTES + 1,
      fileSize: Math.max(0, ...fileLimits.map(({ maxBytes }) => maxBytes)) + 1,
    })
    this.#parser
      .on('field', (name: string | undefined, value: string | undefined) => this.#takeText(name, value))
      .on('file', (name: string | undefined, content, info) =>
        this.#takeArriving({
          field: name ?? '',
          filename: (info.filename as string | undefined) ?? '',
          mediaType: info.mimeType,
          content,
        }),
      )
      .on('partsLimit', () => this.#fail(new FormBodyError(413, 'many parts')))
      .on('filesLimit', () => this.#fail(new FormBodyError(413, 'many files')))
      .on('error', (error) => this.#fail(error instanceof FormBodyError ? error : toMalformed(error)))
  }

  async read(body: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      for await (const part of body) await this.#write(part)
      await this.#end()
      await this.#files
    } catch (error) {
      if (this.#failure === undefined && !(error instanceof FormBodyError)) this.#breakOff = error
      this.#fail(error)
      this.#parser.destroy()
      await this.#files
    }
    if (this.#failure !== undefined) throw this.#failure
  }

  /** Waits until the chunk is consumed: backpressure for the sender. */
  #write(part: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#rejectWaiting = reject
      this.#parser.write(part, () => (this.#failure === undefined ? resolve() : reject(this.#failure)))
      if (this.#failure !== undefined) reject(this.#failure)
    })
  }

  #end(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#rejectWaiting = reject
      this.#parser.once('close', () => (this.#failure === undefined ? resolve() : reject(this.#failure)))
      this.#parser.end()
    })
  }

  #rejectWaiting: (reason: unknown) => void = () => {}

  /** Keeps the first failure. */
  #fail(error: unknown): void {
    this.#failure ??= error
    this.#rejectWaiting(this.#failure)
  }

  #takeText(name: string | undefined, value: string | undefined): void {
    if (this.#failure !== undefined) return
    this.#texts += 1
    try {
      if (this.#texts > this.#limits.maxFields) throw new FormBodyError(413, 'many fields')
      if (value === undefined) throw new FormBodyError(415, 'letters in an unknown encoding')
      if (name !== undefined) appendText(this.#fields, name, value)
    } catch (error) {
      this.#fail(error)
    }
  }

  #takeArriving(file: ArrivingFile): void {
    const { content, field } = file
    content.on('error', () => {})
    if (this.#failure === undefined) this.#countFile(field)
    if (this.#failure !== undefined) return void content.resume()
    const take = this.#takeFile ?? ((arriving: ArrivingFile) => this.#append(arriving))
    this.#files = this.#files
      .then(async () => {
        // If the body breaks off, the consumer still gets the part that arrived.
        if (this.#failure === undefined || this.#failure === this.#breakOff) await take(file)
      })
      .catch((error: unknown) => this.#fail(error))
      .then(() => void content.resume())
  }

  #countFile(field: string): void {
    const { files } = this.#limits
    const name = Object.hasOwn(files, field) ? field : '*'
    const count = (this.#fileCounts.get(name) ?? 0) + 1
    this.#fileCounts.set(name, count)
    try {
      if (count > (files[name]?.maxFiles ?? 0)) throw new FormBodyError(413, 'many files')
      requireName(field)
    } catch (error) {
      this.#fail(error)
    }
  }

  async #append({ field, filename, mediaType, content }: ArrivingFile): Promise<void> {
    const { files } = this.#limits
    const maxBytes = (files[field] ?? files['*'])?.maxBytes ?? 0
    const parts: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    for await (const part of content as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      if (bytes > maxBytes) continue
      parts.push(part.subarray(0, maxBytes + 1 - bytes))
      bytes += part.length
    }
    this.#fields.append(field, new File(parts, filename, { type: mediaType }))
  }
}

function createParser(contentType: string, limits: busboy.Limits): Busboy {
  try {
    const headers = { 'content-type': contentType }
    return busboy({ headers, limits, defParamCharset: 'utf8', defCharset: 'utf8' })
  } catch (error) {
    throw toMalformed(error)
  }
}

const toMalformed = (error: unknown) => new FormBodyError(400, `malformed: ${String(error)}`)
