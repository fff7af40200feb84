import type { LoaderFunctionArgs } from '@remix-run/node'
import { pageAction } from '~/features/dialogs/index.server'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'

/** Texts by status; 403 means a cross-origin form. */
const REFUSAL_KEYS = { 403: 'cross_origin', 405: 'method_not_allowed', 413: 'payload_too_large' } as const

/** Shows why the server refused a request; direct requests get 404. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { status } = context.refusal ?? {}
  if (!status) throw notFound('errors.page_desc')
  const { language } = getVisitor({ request, context })
  const t = (await getI18n(language)).getFixedT(language, 'http-errors')
  const key = REFUSAL_KEYS[status as keyof typeof REFUSAL_KEYS]
  throw Response.json(key ? { text: t(key) } : null, { status })
}

export const action = pageAction()

export default function RequestRefused() {
  return null
}
