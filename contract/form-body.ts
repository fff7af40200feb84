import { appendText, FormBodyError, type FormLimits } from './form-limits'
import { type ArrivingFile, MultipartReader } from './multipart-reader'

/** Maximum length of a boundary in RFC 2046. */
const MAX_BOUNDARY_LENGTH = 70

const TYPES = {
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
} as const

/**
 * Reads a form up to the first exceeded limit; the rest of the body stays unread.
 * @param takeFile receives the files in turn as they arrive; by default they become fields of the form
 * @throws FormBodyError, and errors of the body or of `takeFile`
 */
export async function readFormBody(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: FormLimits,
  takeFile?: (file: ArrivingFile) => Promise<void>,
): Promise<FormData> {
  const encoding = findEncoding(contentType)
  const fields = new FormData()
  const arriving = limitBytes(body, limits.maxBytes)
  try {
    if (encoding === 'urlencoded') await readUrlencoded(arriving, limits, fields)
    else await new MultipartReader(contentType, limits, fields, takeFile).read(arriving)
    return fields
  } catch (error) {
    if (error instanceof FormBodyError)
      for (const [name, value] of fields) if (typeof value === 'string') error.fields.append(name, value)
    throw error
  }
}

/** @throws FormBodyError for another type or charset, or a long boundary */
function findEncoding(contentType: string): 'urlencoded' | 'multipart' {
  const [name = '', ...parameters] = contentType.split(';').map((part) => part.trim())
  const encoding = TYPES[name.toLowerCase() as keyof typeof TYPES]
  if (!encoding) throw new FormBodyError(415, 'no form')
  for (const parameter of parameters) {
    const [, key = '', value = ''] = /^([^=]*)=\s*"?([^"]*)"?$/.exec(parameter) ?? []
    if (key.toLowerCase() === 'charset' && !/^utf-?8$/i.test(value))
      throw new FormBodyError(415, 'letters in another encoding than UTF-8')
    if (key.toLowerCase() === 'boundary' && value.length > MAX_BOUNDARY_LENGTH)
      throw new FormBodyError(400, 'a long boundary')
  }
  return encoding
}

/** Limits the body without closing its iterator, which would close the connection before the answer. */
async function* limitBytes(body: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]()
  let bytes = 0
  for (let part = await iterator.next(); !part.done; part = await iterator.next()) {
    const room = maxBytes - bytes
    bytes += part.value.length
    yield bytes > maxBytes ? part.value.subarray(0, room) : part.value
    if (bytes > maxBytes) throw new FormBodyError(413, 'a long body')
  }
}

const AMPERSAND = 0x26

/** Parses urlencoded fields like browsers, where a bare percent sign is a character; busboy rejects it. */
async function readUrlencoded(
  body: AsyncIterable<Uint8Array>,
  { maxFields }: FormLimits,
  fields: FormData,
): Promise<void> {
  const parts: Uint8Array[] = []
  let excess: unknown
  try {
    let count = 1
    for await (const part of body) {
      for (let at = part.indexOf(AMPERSAND); at >= 0; at = part.indexOf(AMPERSAND, at + 1)) {
        count += 1
        if (count > maxFields) throw new FormBodyError(413, 'many fields')
      }
      parts.push(part)
    }
  } catch (error) {
    excess = error
  }
  for (const [name, value] of new URLSearchParams(Buffer.concat(parts).toString('utf8')))
    try {
      appendText(fields, name, value)
    } catch (error) {
      excess ??= error
    }
  if (excess !== undefined) throw excess
}
