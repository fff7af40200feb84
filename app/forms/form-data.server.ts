import type { z } from 'zod'
import { sumMaxBytes } from '~/http/uploads'
import { readFormBody } from '~contract/form-body'
import { type FileLimits, FormBodyError, TEXT_FORM } from '~contract/form-limits'
import { normalizeValue } from '~contract/values/typed-text'

export interface ReadForm {
  fields: FormData
  /** Error of a body larger than the form accepts; the fields are those received before the excess. */
  excess?: FormBodyError
}

const parsed = new WeakMap<Request, Promise<ReadForm>>()

/**
 * Parses the form of a request with its texts normalized; repeated calls return the same object. A missing
 * body is an empty form.
 * @throws Response 415 for another content type, 400 for a malformed body, 413 for files or too many texts
 */
export async function parseFormData(request: Request): Promise<FormData> {
  const { fields, excess } = await parseForm(request)
  if (excess) throw new Response(null, { status: excess.status })
  return fields
}

/**
 * Parses as much of a form as the limits allow.
 * @param files accepted files. Default: none
 * @throws Response 415 or 400
 */
export function parseForm(request: Request, files: FileLimits = {}): Promise<ReadForm> {
  const known = parsed.get(request)
  if (known) return known
  const parsing = readForm(request, files).then((form) => ({ ...form, fields: normalizeFields(form.fields) }))
  parsed.set(request, parsing)
  return parsing
}

/** Stores fields that were parsed while the body arrived. */
export function setFormData(request: Request, fields: FormData): void {
  parsed.set(request, Promise.resolve({ fields: normalizeFields(fields) }))
}

function normalizeFields(sent: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of sent)
    form.append(name, typeof value === 'string' ? normalizeValue(name, value) : value)
  return form
}

async function readForm(request: Request, files: FileLimits): Promise<ReadForm> {
  const type = request.headers.get('content-type')
  if (type === null || !request.body) return { fields: new FormData() }
  const limits = { ...TEXT_FORM, maxBytes: sumMaxBytes(files), files }
  try {
    return { fields: await readFormBody(request.body, type, limits) }
  } catch (error) {
    if (!(error instanceof FormBodyError)) throw new Response(null, { status: 400 })
    if (error.status === 413) return { fields: error.fields, excess: error }
    throw new Response(null, { status: error.status })
  }
}

/** Reads one field that a script sends before the form itself. An empty value counts as missing. */
export async function readField<Schema extends z.ZodType>(request: Request, name: string, schema: Schema) {
  const fields = await parseFormData(request)
  return schema.safeParse(fields.get(name) || undefined)
}

/** Returns the form texts with these names, before any form of the page is handled. */
export async function readTexts(request: Request, names: readonly string[]): Promise<Map<string, string>> {
  const { fields } = await parseForm(request)
  const texts = names.map((name) => [name, fields.get(name)] as const)
  return new Map(texts.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}
