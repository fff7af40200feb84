import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '../http/failures.server'
import { readVisitor } from '../http/visitor.server'
import { i18nFor } from '../i18n/i18n.server'

/** Refusals that pages know no words for, by status: 403 is what a form of another site is refused with. */
const words = { 403: 'from_elsewhere', 405: 'not_allowed', 413: 'too_large' } as const

/** Shows why the server let a request not through; asked by address, it is a page like any other that is not there. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const { status } = context.refusal ?? {}
  if (!status) throw notFound('errors.page_desc')
  const { language } = readVisitor({ request, context })
  const t = (await i18nFor(language)).getFixedT(language, 'refusals')
  const key = words[status as keyof typeof words]
  throw Response.json(key ? { text: t(key) } : null, { status })
}

export default function Refused() {
  return null
}
