import type { z } from 'zod'
import { normalizeValue } from '~contract/values/typed-text'

const FORM_CONTENT_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

const parsed = new WeakMap<Request, Promise<FormData>>()

/**
 * The form of a request with its texts normalized, also when it is read a second time.
 * @throws Response 415 for another content type, 400 for a malformed body; a missing body is an empty form
 */
export function parseFormData(request: Request): Promise<FormData> {
  const known = parsed.get(request)
  if (known) return known
  const parsing = readForm(request).then(normalizeFields)
  parsed.set(request, parsing)
  return parsing
}

/** For a body that was read as it arrived: the fields of its form. */
export function setFormData(request: Request, form: FormData): void {
  parsed.set(request, Promise.resolve(normalizeFields(form)))
}

function normalizeFields(sent: FormData): FormData {
  const form = new FormData()
  for (const [name, value] of sent)
    form.append(name, typeof value === 'string' ? normalizeValue(name, value) : value)
  return form
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === undefined) return new FormData()
  if (!FORM_CONTENT_TYPES.includes(type)) throw new Response(null, { status: 415 })
  try {
    return await request.formData()
  } catch {
    throw new Response(null, { status: 400 })
  }
}

/** Of a form whose script sends one field before the form itself; empty means that it is missing. */
export async function readField<Schema extends z.ZodType>(request: Request, name: string, schema: Schema) {
  const fields = await parseFormData(request)
  return schema.safeParse(fields.get(name) || undefined)
}

/** Those texts of a form that have these names, before any form of the page takes it. */
export async function readTexts(request: Request, names: readonly string[]): Promise<Map<string, string>> {
  const fields = await parseFormData(request)
  const texts = names.map((name) => [name, fields.get(name)] as const)
  return new Map(texts.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}
