import type { Visitor } from './visitor.server'

/** Returns true if the signed-in account is in a list of the operator's. */
export async function isListed(visitor: Visitor, userIds: readonly number[] = []): Promise<boolean> {
  if (userIds.length === 0 || !visitor.isSignedIn) return false
  const user = await visitor.user()
  return user !== undefined && userIds.includes(user.id)
}
