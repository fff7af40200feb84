import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getVisitor } from '~/session/visitor.server'
import { requireOperator } from './require-operator.server'
import { REPORTS_PATH } from './statements/urls'
import { CONTENT_PATH } from './tables/urls'

/** The URL where a page of the desk stands now, by the beginning of its former one. */
const MOVED: Readonly<Record<string, string>> = {
  '/desk/tables': CONTENT_PATH,
  '/desk/reported-statements': REPORTS_PATH,
}

/** @throws Response 301 for an operator; to others neither page exists */
export async function redirectMovedPage({ request, context }: LoaderFunctionArgs): Promise<never> {
  await requireOperator(getVisitor({ request, context }), request)
  const { pathname, search } = new URL(request.url)
  const path = Object.entries(MOVED).reduce((moved, [from, to]) => moved.replace(from, to), pathname)
  throw redirect(path + search, 301)
}
