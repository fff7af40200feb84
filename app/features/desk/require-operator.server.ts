import { notFound } from '~/http/error-responses.server'
import { requireUser } from '~/session/guards.server'
import type { Visitor } from '~/session/visitor.server'
import type { User } from '~/upstream/accounts.server'

/** @throws a redirect for a guest, or Response 404 for other users */
export async function requireOperator(visitor: Visitor, request: Request): Promise<User> {
  const user = await requireUser(visitor, request)
  if (!user.isOperator) throw notFound('errors.page_desc')
  return user
}
