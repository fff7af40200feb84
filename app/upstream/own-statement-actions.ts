/** The states that an owner's statements are listed by. */
export const ownStatementStatuses = ['active', 'expired', 'hidden', 'inactive'] as const
export type OwnStatementStatus = (typeof ownStatementStatuses)[number]

/** What an owner does with them. */
export const ownStatementActions = ['hide', 'show', 'renew', 'delete'] as const
export type OwnStatementAction = (typeof ownStatementActions)[number]

const actionsByStatus: Record<OwnStatementStatus, readonly OwnStatementAction[]> = {
  active: ['hide', 'renew', 'delete'],
  expired: ['renew', 'delete'],
  hidden: ['show', 'delete'],
  inactive: ['delete'],
}

/** What can be done from where a statement stands. */
export function getAllowedActions(life: OwnStatementStatus): readonly OwnStatementAction[] {
  return actionsByStatus[life]
}
