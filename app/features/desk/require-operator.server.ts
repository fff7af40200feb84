import { notFound } from '~/http/error-responses.server'
import { requireUser } from '~/session/guards.server'
import { getVisitor, type RequestAndContext, type Visitor } from '~/session/visitor.server'

/** @throws a redirect for a guest, or Response 404 for other users */
export async function requireOperator({ request, context }: RequestAndContext): Promise<Visitor> {
  const visitor = getVisitor({ request, context })
  const user = await requireUser(visitor, request)
  if (!user.isOperator) throw notFound('errors.page_desc')
  return visitor
}
