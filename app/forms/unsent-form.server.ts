import type { AppLoadContext } from '@remix-run/node'
import type { RequestAndContext } from '~/session/visitor.server'
import { parseForm } from './form-data.server'
import { isSecretField } from './secret-fields'
import type { UnsentForm } from './unsent-form'

/** Statuses of forms that would be refused again. */
const FINAL_STATUSES: readonly number[] = [400, 405, 413, 415]
/** Maximum total length of the fields in letters; no form of the site allows half as much. */
const MAX_LENGTH = 200_000

/** Accepts file fields without a file in forms that no action has read; chosen files are cut. */
const EMPTY_FILES = { '*': { maxFiles: 50, maxBytes: 0 } }

const requests = new WeakMap<AppLoadContext, Request>()

/** Remembers the request of an action, whose form an error page may need. */
export function rememberForm({ request, context }: RequestAndContext): void {
  requests.set(context, request)
}

/**
 * Returns the form whose submission failed with a status. A form with secrets or files is left out, because
 * a page never holds these.
 */
export async function findUnsentForm(
  context: AppLoadContext,
  status: number,
): Promise<UnsentForm | undefined> {
  const request = requests.get(context)
  if (!request || status < 400 || FINAL_STATUSES.includes(status)) return undefined
  const form = await parseForm(request, EMPTY_FILES).catch(() => undefined)
  if (!form || form.excess) return undefined
  const fields: [string, string][] = []
  for (const [name, value] of form.fields) {
    // A file field without a file is sent as an empty file.
    if (typeof value !== 'string' ? value.size > 0 : value !== '' && isSecretField(name)) return undefined
    if (typeof value === 'string') fields.push([name, value])
  }
  const length = fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  if (fields.length === 0 || length > MAX_LENGTH) return undefined
  const { pathname, search } = new URL(request.url)
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  return { action: pathname + search, isMultipart, fields }
}
