import type { Db } from '~backend/platform/db/pool'

interface RoutedLead {
  /** Broker, or owner without agents. */
  accountId: number
  ownerId: number
  statementId: number | null
}

/** Returns the agent who looks after a new lead: the one whose statement it is about. */
export async function chooseAssignee(
  _transaction: Db,
  { accountId, ownerId }: RoutedLead,
): Promise<number | undefined> {
  return ownerId === accountId ? undefined : ownerId
}
