import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'

/** Refusals that pages know no words for, by status: 403 is what a form of another site is refused with. */
const REFUSAL_KEYS = { 403: 'cross_origin', 405: 'method_not_allowed', 413: 'payload_too_large' } as const

/** Shows why the server let a request not through; asked by address, it is a page like any other that is not there. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { status } = context.refusal ?? {}
  if (!status) throw notFound('errors.page_desc')
  const { language } = getVisitor({ request, context })
  const t = (await getI18n(language)).getFixedT(language, 'http-errors')
  const key = REFUSAL_KEYS[status as keyof typeof REFUSAL_KEYS]
  throw Response.json(key ? { text: t(key) } : null, { status })
}

export default function RequestRefused() {
  return null
}
